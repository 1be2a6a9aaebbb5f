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
  seats: (SeatAt)[];
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

export interface BetOffer {
  ante_min: string;
  ante_max: string;
  bonus_min: string;
  bonus_max: string;
  step: string;
}

export interface Block {
  game: Game;
  until: string;
}

export interface BlockMyself {
  days: number;
  game?: Game | null;
}

export interface BonusWon {
  red: "black_pair" | "double_black" | "double_red" | "pair" | "red_pair" | null;
  black: "black_pair" | "double_black" | "double_red" | "pair" | "red_pair" | null;
  paid: string;
}

export interface Box {
  box: number;
  name: string | null;
  bot: "beginner" | "solid" | "strong" | null;
  chips: string;
  away: boolean;
  leaving: boolean;
  bet: Stake | null;
  paid: string;
  open_card: Face | null;
  hidden_card: Face | null;
  hidden: boolean;
  first: "pay" | "stay" | null;
  second: "pay" | "stay" | null;
  points: number | null;
  soft: boolean;
  bust: boolean;
  war_cards: (Face)[];
  in_war: boolean;
  bonus: BonusWon | null;
  net: string | null;
}

export interface Bring {
  kind: "bring";
  key: string;
  chips: string;
}

export interface Card {
  rank: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "J" | "K" | "Q";
  suit: "c" | "d" | "h" | "s";
  points: number;
}

export type Channel = "desktop" | "other" | "phone";

export interface ChooseLanguage {
  language: Language;
}

export interface Decide {
  kind: "decide";
  key: string;
  game: string;
  card: number;
  decision: "pay" | "stay";
}

export interface DecideOffer {
  card: number;
  price: string;
  affordable: boolean;
}

export interface Declined {
  kind: "declined";
  key: string;
  problem: Problem;
}

export interface Done {
  kind: "done";
  key: string;
  sequence: number;
}

export interface Enter {
  kind: "enter";
  language: Language;
  csrf?: string | null;
  invite?: string | null;
  seen?: number | null;
}

export interface Event {
  kind: "aces_devalued" | "card_discarded" | "card_placed" | "card_shown" | "card_sold" | "free_cards_earned" | "free_cards_granted" | "game_ended" | "hidden_card_shown" | "high_low_ended" | "high_low_started" | "no_free_cards" | "open_card_shown" | "play_ended" | "prediction_not_counted" | "prediction_right" | "prediction_wrong" | "prize_won" | "realised" | "risk_started" | "stack_cleared" | "stack_completed";
  stack?: number | null;
  card?: Card | null;
  cards?: number | null;
  amount?: string | null;
  why?: string | null;
}

export interface Face {
  rank: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "J" | "K" | "Q";
  suit: "c" | "d" | "h" | "s";
}

export interface Farewell {
  kind: "farewell";
  problem: Problem;
  again: boolean;
}

export type Game = "big21" | "challenge";

export interface GameLine {
  game: string;
  number: number;
  ended_at: string;
  players: number;
  pot: string;
  winner: string | null;
  own_net: string | null;
  war: boolean;
}

export interface GameLines {
  games: (GameLine)[];
  more: boolean;
}

export interface GameReplay {
  game: string;
  ended_at: string;
  steps: (GameStep)[];
}

export interface GameStep {
  line: string;
  events: (TableEvent)[];
  state: TableState;
}

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

export interface OpenTable {
  name: string;
  language: Language;
  pace?: "brisk" | "calm";
  boxes?: number;
  ante_min?: string;
  ante_max?: string;
  bonus_min?: string;
  bonus_max?: string;
  private?: boolean;
}

export interface OwnGame {
  table: string;
  name: string;
  game: string;
  number: number;
  dealt_at: string;
  ended_at: string;
  box: number;
  ante: string;
  payments: string;
  bonus: string;
  paid_in: string;
  net: string;
  outcome: "lost" | "void" | "won";
  war: boolean;
}

export interface OwnGames {
  games: (OwnGame)[];
  before: string | null;
}

export interface Payment {
  amount: string;
  currency?: "EUR" | "GBP" | "USD" | null;
}

export interface PlaceBet {
  kind: "bet";
  key: string;
  game: string;
  ante: string;
  seed: string;
  red?: string;
  black?: string;
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

export interface Posted {
  ante_min: string;
  ante_max: string;
  bonus_min: string;
  bonus_max: string;
}

export interface PracticeMove {
  play: string;
  text: string;
  law: string;
  move?: string | null;
}

export interface Practise {
  kind: "practise";
  language: Language;
  seats?: number;
  level?: "beginner" | "solid" | "strong" | "mixed";
  name?: string;
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

export interface SeatAt {
  table: string;
  brought: string;
}

export interface SessionLine {
  started_at: string;
  result: string;
  now: string;
}

export interface SetLimits {
  limits: Record<string, string | null>;
}

export interface Sit {
  kind: "sit";
  key: string;
  box: number;
  chips: string;
  name: string;
}

export interface SitOffer {
  boxes: (number)[];
  chips_min: string;
  chips_max: string;
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

export interface Stake {
  ante: string;
  red: string;
  black: string;
}

export interface Stand {
  kind: "stand";
  key: string;
}

export interface StartPlay {
  stake: string;
  client_seed: string;
  rules: string;
  law: string;
  channel?: Channel;
}

export interface StartPractice {
  stake?: string;
  text?: string | null;
  law?: string | null;
}

export interface State {
  kind: "state";
  sequence: number;
  now: string;
  balance: string | null;
  table: TableState;
  events: (TableEvent)[];
}

export interface Statement {
  days: number;
  since: string;
  deposits: string;
  withdrawals: string;
  net_deposits: string;
  stakes: string;
  prizes: string;
  tables: string;
  at_tables: string;
  result: string;
  lines: (StatementLine)[];
  before: number | null;
}

export interface StatementLine {
  number: number;
  at: string;
  kind: "adjusted" | "card_bought" | "chips_brought" | "chips_returned" | "deposited" | "play_paid" | "play_started" | "withdrawn";
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

export interface TableCard {
  id: string;
  name: string;
  language: Language;
  pace: "brisk" | "calm";
  boxes: number;
  taken: number;
  ante_min: string;
  ante_max: string;
  bonus_min: string;
  bonus_max: string;
  chips_min: string;
  chips_max: string;
  private: boolean;
  playing: boolean;
  seated: boolean;
  invite: string | null;
}

export interface TableEvent {
  kind: "away" | "bet_placed" | "bets_returned" | "betting_opened" | "bonus_paid" | "card_paid" | "card_turned" | "chips_brought" | "closed" | "community_laid" | "dealt" | "hand_shown" | "left" | "pot_won" | "resumed" | "seated" | "stayed" | "voided" | "war_declared" | "war_fought";
  box?: number | null;
  name?: string | null;
  amount?: string | null;
  card?: number | null;
  face?: Face | null;
  faces?: (Face)[] | null;
  boxes?: (number)[] | null;
  left?: (number)[] | null;
  points?: number | null;
  bust?: boolean | null;
  bonus?: BonusWon | null;
  late?: boolean | null;
  all_bust?: boolean | null;
  reshuffled?: boolean | null;
  reason?: string | null;
}

export interface TableState {
  id: string;
  name: string;
  language: Language;
  pace: "brisk" | "calm";
  posted: Posted;
  private: boolean;
  practice: boolean;
  replay: boolean;
  phase: "betting" | "card1" | "card2" | "closed" | "over" | "void" | "waiting";
  due_at: string | null;
  seconds: number;
  game: string | null;
  number: number;
  commitment: string | null;
  button: number | null;
  boxes: (Box)[];
  community: (Face | null)[];
  laid: boolean;
  pot: string;
  turn: number | null;
  own_box: number | null;
  contenders: (number)[];
  winner: number | null;
  watchers: number;
  bet: BetOffer | null;
  decide: DecideOffer | null;
  sit: SitOffer | null;
  stand: boolean;
}

export interface Tables {
  tables: (TableCard)[];
}

export interface Worth {
  move: string;
  stakes: number;
  effect: "busts" | "buys" | "clears" | "completes" | "discards" | "ends" | "higher" | "highlow" | "lower" | "places" | "risks";
  stack: number | null;
  chance: number | null;
}
