import { mount } from "svelte";
import { keepPreferences } from "./preferences.svelte";
import Root from "./Root.svelte";
import { startRouter } from "./router.svelte";
import "./style/tokens.css";
import "./style/base.css";

startRouter();
keepPreferences();
mount(Root, { target: document.getElementById("app")! });

// Without one the page works as well, as long as there is a network.
if (import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker?.register("/worker.js").catch(() => undefined));
}
