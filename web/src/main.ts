import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./pegs.css";

const target = document.getElementById("page");
if (!target) throw new Error("the page has no place to be drawn in");
mount(App, { target });
