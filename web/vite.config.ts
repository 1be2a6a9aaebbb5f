import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` serves the client with changes at once; the API then comes from a `ventuno serve` on its usual port.
const SERVER = "http://127.0.0.1:8021";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ventuno/server/client",
    emptyOutDir: true,
    manifest: true,
    target: ["chrome120", "firefox121", "safari17"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: false, // one small file, fetched at once, instead of one a component
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Few files for the pages that matter most, since on a phone each one more is a wait: what both tables are made
      // of, and each table.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "core",
              test: /node_modules\/svelte\/|src\/((api|format)\.|accounts\/session\.|cards\/(Card|motion|names)\.|challenge\/(remembered|voidReason)\.|components\/(Action|Ask|KeysFrame)\.|shell\/(nextTask|preferences|router)\.|texts\/(index|shell|table|cards)\.)/,
              priority: 2,
            },
            {
              name: "table",
              test: /src\/(big21\/(game\/|play\/play\.)|practice\/practice\.|texts\/(coach|playing|practising)\.)/,
              priority: 1,
            },
            {
              name: "challenge",
              test: /src\/(challenge\/(amounts\.|board\/|table\/(?!ChallengePage|Keys|RulesComing|SitDown))|texts\/challenge\.)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, changeOrigin: true, headers: { origin: SERVER } } } },
});
