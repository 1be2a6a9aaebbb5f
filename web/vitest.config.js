import { readFileSync } from "node:fs";
import process from "node:process";
import { gunzipSync } from "node:zlib";
import { defaultClientConditions } from "vite";
import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

// Far from Zurich, and from every machine that is likely to run this: whatever depends on the machine's zone fails.
process.env.TZ = "Pacific/Chatham";

/** Lets a test import what an earlier version of the server said: JSON, compressed. */
const compressedJson = {
  name: "compressed-json",
  load: (id) => (id.endsWith(".json.gz") ? `export default ${gunzipSync(readFileSync(id)).toString()}` : null),
};

const shared = mergeConfig(
  client,
  defineConfig({
    plugins: [compressedJson],
    resolve: { conditions: ["browser", ...defaultClientConditions] }, // Svelte as the browser runs it
    server: { fs: { allow: [".."] } }, // tests/houses and tests/transcripts
    test: { restoreMocks: true, unstubGlobals: true, testTimeout: 120_000, hookTimeout: 120_000 }, // on a busy machine too
  }),
);

export default defineConfig({
  test: {
    projects: [
      // Pure computation: it needs no page, and keeps nothing that a file could leave to the next.
      mergeConfig(shared, {
        test: { name: "verifier", include: ["src/verify/**/*.test.ts"], environment: "node", isolate: false },
      }),
      mergeConfig(shared, {
        test: {
          name: "pages",
          include: ["src/**/*.test.ts"],
          exclude: ["src/verify/**"],
          environment: "happy-dom",
          environmentOptions: { happyDOM: { url: "https://house.test/en" } },
          pool: "vmThreads", // a page for each file, in threads that are started once
        },
      }),
    ],
  },
});
