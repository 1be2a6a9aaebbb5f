// Made by `make wire` from ventuno.server.wire: change it there.

export interface AcceptRules {
  rules: string;
}

export interface Account {
  player: string;
  login: string;
  language: Language;
  opened_at: string;
  balance: string;
  accepted: string | null;
  limits: (LimitState)[];
  limits_set: boolean;
  blocks: (Block)[];
  excluded: boolean;
  unread: number;
  plays_today: number;
  plays_per_day: number | null;
  running: Running | null;
}

export interface Advice {
  worths: (Worth)[];
  highest_payout: number | null;
}

export interface Announcement {
  kind: "law" | "rules";
  name: string;
  announced_at: string;
  effective_at: string;
  changes: string;
}

export interface Block {
  game: Game;
  until: string;
}

export interface BlockMyself {
  days: number;
  game?: Game | null;
}

export interface Card {
  rank: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "J" | "K" | "Q";
  suit: "c" | "d" | "h" | "s";
  points: number;
}

export interface ChooseLanguage {
  language: Language;
}

export interface Event {
  kind: "aces_devalued" | "card_discarded" | "card_placed" | "card_shown" | "card_sold" | "free_cards_earned" | "free_cards_granted" | "game_ended" | "hidden_card_shown" | "high_low_ended" | "high_low_started" | "no_free_cards" | "open_card_shown" | "play_ended" | "prediction_not_counted" | "prediction_right" | "prediction_wrong" | "prize_won" | "realised" | "risk_started" | "stack_cleared" | "stack_completed";
  stack?: number | null;
  card?: Card | null;
  cards?: number | null;
  amount?: string | null;
  why?: string | null;
}

export type Game = "big21" | "challenge";

export interface Guess {
  open_card: Card;
  hidden_card: Card;
  guess: "higher" | "lower";
  outcome: "equal" | "right" | "wrong";
}

export interface Health {
  status: "ok";
  rules: string;
}

export interface History {
  plays: (PlayLine)[];
  before: number | null;
}

export interface House {
  now: string;
  rules: RuleNumbers;
  law: LawShown;
  announcements: (Announcement)[];
  cantons: (string)[];
  loss_limit_max: string;
  block_days_max: number;
  currencies: ("EUR" | "GBP" | "USD")[];
  play_money: boolean;
  coach_ready: boolean;
  version: string;
}

export type Language = "de" | "en" | "fr" | "it";

export interface LawFigures {
  highest_payout: number;
  best_net: number;
  best_net_purchases: number;
}

export interface LawShown {
  name: string;
  hash: string;
  deal: Record<string, number>;
  free_cards: Record<string, number>;
  high_low: Record<string, number>;
  figures: LawFigures | null;
}

export type LimitKind = "deposit_30_days" | "loss_1_day" | "loss_30_days" | "loss_7_days";

export interface LimitState {
  limit: LimitKind;
  amount: string | null;
  used: string;
  left: string | null;
  pending: boolean;
  pending_amount: string | null;
  pending_at: string | null;
}

export interface LogIn {
  login: string;
  password: string;
}

export interface MakeMove {
  sequence: number;
  move: string;
}

export interface MarkRead {
  until: string;
}

export interface Me {
  now: string;
  account: Account | null;
  session: SessionLine | null;
  csrf: string | null;
}

export interface Message {
  at: string;
  kind: string;
  text: string;
  read: boolean;
}

export interface Moved {
  table: Table;
  events: (Event)[];
  balance: string;
  session: SessionLine;
}

export interface Payment {
  amount: string;
  currency?: "EUR" | "GBP" | "USD" | null;
}

export interface PlayLine {
  play: string;
  started_at: string;
  ended_at: string | null;
  expires_at: string;
  rules: string;
  law: string;
  stake: string;
  paid_in: string;
  paid_out: string | null;
  net: string | null;
  complete: number;
  ended: "bust" | "cap" | "expired" | "stopped" | "too_few" | "wrong_guess" | null;
}

export interface PlayOffered {
  play: string;
  commitment: string;
  rules: string;
  law: string;
}

export interface Position {
  text: string;
  law: string;
}

export interface PracticeMove {
  play: string;
  text: string;
  law: string;
  move?: string | null;
}

export interface Practised {
  table: Table;
  events: (Event)[];
  text: string;
}

export interface PrizeStep {
  stacks: number;
  prize: string;
  tenths: number;
  current: boolean;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  article?: string | null;
}

export interface Register {
  login: string;
  password: string;
  name: string;
  birth: string;
  canton: string;
  language: Language;
}

export interface Review {
  text: string;
  law: string;
  steps: (Step)[];
  expected: number | null;
  luck: number | null;
  given_away: number | null;
  net: number;
  decisions: number;
  mistakes: number;
  turning_points: (number)[];
}

export interface RiskOffer {
  prize: string;
  least: string;
  most: string;
  step: string;
  limit: "quarter" | "stake_max" | "whole_prize" | "winnings_max";
}

export interface RuleNumbers {
  name: string;
  stakes: (string)[];
  opening_cards: number;
  free_cards: (number)[];
  purchases_max: number;
  prize_tenths: (number)[];
  ladder_tenths: (number)[];
  risk_stake_max: string;
  winnings_max: string;
  hours_max: number;
  plays_per_day_max: number | null;
}

export interface Rung {
  prize: string;
  tenths: number;
  current: boolean;
}

export interface Running {
  play: string;
  expires_at: string;
}

export interface SessionLine {
  started_at: string;
  result: string;
  now: string;
}

export interface SetLimits {
  limits: Record<string, string | null>;
}

export interface Stack {
  cards: (Card)[];
  points: number;
  soft: boolean;
  complete: boolean;
  missing: number;
  completes: string | null;
  fatal: boolean;
}

export interface StartPlay {
  stake: string;
  client_seed: string;
  rules: string;
  law: string;
}

export interface StartPractice {
  stake?: string;
  text?: string | null;
  law?: string | null;
}

export interface Statement {
  days: number;
  since: string;
  deposits: string;
  withdrawals: string;
  net_deposits: string;
  stakes: string;
  prizes: string;
  result: string;
  lines: (StatementLine)[];
  before: number | null;
}

export interface StatementLine {
  number: number;
  at: string;
  kind: "adjusted" | "card_bought" | "deposited" | "play_paid" | "play_started" | "withdrawn";
  amount: string;
  balance: string;
  play: string | null;
  note: string | null;
}

export interface Step {
  number: number;
  by: "chance" | "clock" | "player";
  move: string;
  table: Table;
  events: (Event)[];
  worth: number | null;
  given_away: number | null;
  luck: number | null;
  best: string | null;
  worths: (Worth)[];
}

export interface Table {
  play: string;
  practice: boolean;
  rules: string;
  law: string;
  sequence: number;
  phase: "choice" | "highlow" | "main" | "over" | "risk";
  moves: (string)[];
  stacks: (Stack)[];
  complete: number;
  card: Card | null;
  to_come: number;
  bought: number;
  purchases_left: number;
  card_price: string;
  open_card: Card | null;
  guesses: (Guess)[];
  prize_plan: (PrizeStep)[];
  ladder: (Rung)[];
  risk: RiskOffer | null;
  stake: string;
  game_stake: string;
  prize: string;
  ending_pays: string;
  realised: string;
  cards_cost: string;
  paid_in: string;
  paid_out: string | null;
  net: string | null;
  ended: "bust" | "cap" | "expired" | "stopped" | "too_few" | "wrong_guess" | null;
  started_at: string | null;
  expires_at: string | null;
  commitment: string | null;
  client_seed: string;
}

export interface Worth {
  move: string;
  stakes: number;
  effect: "busts" | "buys" | "clears" | "completes" | "discards" | "ends" | "higher" | "highlow" | "lower" | "places" | "risks";
  stack: number | null;
  chance: number | null;
}
