import { mount } from "svelte";
import App from "./App.svelte";
import { keepPreferences } from "./preferences.svelte";
import { startRouter } from "./router.svelte";
import "./style/tokens.css";
import "./style/base.css";

startRouter();
keepPreferences();
mount(App, { target: document.getElementById("app")! });
