import { mount } from "svelte";
import App from "./App.svelte";
import { keepPreferences } from "./preferences.svelte";
import { startRouter } from "./router.svelte";
import "./style/tokens.css";
import "./style/base.css";

startRouter();
keepPreferences();
mount(App, { target: document.getElementById("app")! });

// Without one the page works as well, as long as there is a network.
if (import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker?.register("/worker.js").catch(() => undefined));
}
