/** The views of the page; the script of each is fetched when it is first shown. */

import type { Component } from "svelte";
import type { Route } from "./page/route.svelte.ts";

type Props = Record<string, unknown>;
type Module = { default: unknown };

/** A view, ready to be drawn; one with another key is made anew. */
export interface View {
  component: Component<Props>;
  props: Props;
  key: unknown;
}

const start = () => import("./start/StartPage.svelte");
const setUp = () => import("./start/SetUpPage.svelte");
const table = () => import("./table/TableEntry.svelte");
const review = () => import("./review/ReviewPage.svelte");
const record = () => import("./record/RecordPage.svelte");
const ladder = () => import("./ladder/LadderPage.svelte");
const openRoom = () => import("./room/OpenRoomPage.svelte");
const room = () => import("./room/RoomPage.svelte");
const bigScreen = () => import("./room/BigScreen.svelte");
const training = () => import("./training/TrainingView.svelte");
const nowhere = () => import("./page/Nowhere.svelte");

const loaded = new Map<() => Promise<Module>, Component<Props>>();

function plan(route: Route): { module: () => Promise<Module>; props: Props; key: unknown } {
  switch (route.view) {
    case "start":
      return { module: start, props: {}, key: "start" };
    case "set-up":
      return { module: setUp, props: { mode: route.mode }, key: `new/${route.mode}` };
    case "table":
      return { module: table, props: { id: route.table }, key: `t/${route.table}` };
    case "review":
      return { module: review, props: { id: route.table, index: route.game }, key: route };
    case "record":
      return { module: record, props: {}, key: "record" };
    case "ladder":
      return { module: ladder, props: {}, key: "ladder" };
    case "open-room":
      return { module: openRoom, props: {}, key: "new/room" };
    case "room":
      return { module: room, props: { code: route.room }, key: `r/${route.room}` };
    case "big-screen":
      return { module: bigScreen, props: { code: route.room }, key: `r/${route.room}/screen` };
    case "nowhere":
      return { module: nowhere, props: {}, key: "nowhere" };
    default:
      return { module: training, props: { route }, key: route };
  }
}

/** The view of a route whose script is here; null where it has to be fetched. */
export function viewOf(route: Route): View | null {
  const { module, props, key } = plan(route);
  const component = loaded.get(module);
  return component ? { component, props, key } : null;
}

/** Fetch the script of a view. */
export async function load(route: Route): Promise<void> {
  const { module } = plan(route);
  loaded.set(module, (await module()).default as Component<Props>);
}
