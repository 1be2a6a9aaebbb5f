import { mount } from "svelte";
import { keepPreferences } from "./shell/preferences.svelte";
import Root from "./shell/Root.svelte";
import { startRouter } from "./shell/router.svelte";
import "./shell/style/tokens.css";
import "./shell/style/base.css";

startRouter();
keepPreferences();
mount(Root, { target: document.getElementById("app")! });

// Without one the page works as well, as long as there is a network.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
}
