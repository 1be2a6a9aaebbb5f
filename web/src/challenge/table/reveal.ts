// The server sends all events of a move at once; the page shows them one after the other: the deal, the showdown, the
// war. It takes the newest state and covers whatever is still to come, so nothing is shown that the server did not send.

import type { Box, TableEvent, TableState } from "../../wire";

const PAUSE_MS: Partial<Record<TableEvent["kind"], number>> = {
  dealt: 130,
  community_laid: 300,
  card_paid: 500,
  stayed: 500,
  card_turned: 1000,
  hand_shown: 700,
  bonus_paid: 1100,
  hand_counted: 900,
  war_declared: 1500,
  card_burnt: 900,
  war_fought: 1700,
  war_repeated: 1200,
};

/** How long an event stands before the next one is shown. */
export function pauseMs(event: TableEvent): number {
  if (event.kind === "bonus_paid" && !event.bonus.red && !event.bonus.black) return 0; // nothing won: it is not shown
  return PAUSE_MS[event.kind] ?? 0;
}

type Cover<Event> = (table: TableState, event: Event, before: TableState) => TableState;
type Covers = { [Kind in TableEvent["kind"]]?: Cover<Extract<TableEvent, { kind: Kind }>> };

function boxes(table: TableState, change: (box: Box) => Box): TableState {
  return { ...table, boxes: table.boxes.map(change) };
}

function one(table: TableState, number: number, change: (box: Box) => Box): TableState {
  return boxes(table, (box) => (box.box === number ? change(box) : box));
}

/** C6a: the total of before; nobody is bust before it is called. */
function earlier(before: TableState, box: Box): Pick<Box, "bust" | "points" | "soft"> {
  const was = before.boxes.find((each) => each.box === box.box);
  return { points: was?.points ?? null, soft: was?.soft ?? false, bust: false };
}

const COVERS: Covers = {
  dealt: (table, { box }) =>
    one({ ...table, turn: null }, box, (each) => ({
      ...each,
      open_card: null,
      hidden_card: null,
      hidden: false,
      points: null,
    })),
  community_laid: (table) => ({ ...table, laid: false, turn: null }),
  card_turned: (table, { card }, before) =>
    boxes(
      { ...table, turn: null, community: table.community.map((face, index) => (index + 1 === card ? null : face)) },
      (each) => ({ ...each, ...earlier(before, each) }),
    ),
  hand_shown: (table, { box }) =>
    one(table, box, (each) => ({
      ...each,
      hidden_card: box === table.own_box ? each.hidden_card : null, // its owner may look at it
      hidden: true,
    })),
  hand_counted: (table, { box }, before) => one(table, box, (each) => ({ ...each, ...earlier(before, each) })),
  bonus_paid: (table, { box }) => one(table, box, (each) => ({ ...each, bonus: null })),
  war_declared: (table) => boxes({ ...table, contenders: [] }, (each) => ({ ...each, in_war: false })),
  war_fought: (table, { boxes: fought }) => {
    const inIt = new Set(fought);
    return boxes({ ...table, contenders: fought }, (each) =>
      inIt.has(each.box)
        ? { ...each, in_war: true, war_cards: each.war_cards.slice(0, -1) }
        : { ...each, in_war: false },
    );
  },
  pot_won: (table, { box: winner }, before) => {
    const fought = table.boxes.some(({ war_cards }) => war_cards.length);
    const contenders = fought ? [winner] : [];
    return boxes({ ...table, winner: null, contenders }, (each) => ({
      ...each,
      in_war: contenders.includes(each.box),
      net: null,
      chips: before.boxes.find(({ box }) => box === each.box)?.chips ?? each.chips,
    }));
  },
};

/** The table as it was before these events. It is computed backwards, from the last event on. */
export function rewind(table: TableState, toCome: TableEvent[], before: TableState): TableState {
  return toCome.reduceRight((covered, event) => {
    const cover = COVERS[event.kind] as Cover<TableEvent> | undefined; // the one for its own kind
    return cover?.(covered, event, before) ?? covered;
  }, table);
}
