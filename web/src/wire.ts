// Made by `make wire` from the wire modules of ventuno.server and its OpenAPI document: change those.

export interface AboutShown {
  about: string;
  table: string | null;
  happened_at: string;
  stake: string;
}

export interface AcceptOnlineTermsBody {
  version: string;
}

export interface AcceptRulesBody {
  rules: string;
}

export interface Account {
  player: string;
  login: string;
  language: Language;
  opened_at: string;
  balance: string;
  accepted: string | null;
  accepted_at: string | null;
  online_terms: string | null;
  online_terms_at: string | null;
  bound: boolean;
  limits: (LimitState)[];
  limits_set: boolean;
  blocks: (OwnBlock)[];
  excluded: boolean;
  identity: IdentityState;
  may_be_checked: boolean;
  closed_at: string | null;
  erasure: Erasure | null;
  recovery_codes: number | null;
  recovery_codes_at: string | null;
  unread: number;
  plays_today: number;
  plays_per_day: number | null;
  running: Running | null;
  seats: (SeatAt)[];
  holds: (BlockByHouse)[];
}

export interface AccountMessage {
  at: string;
  kind: string;
  text: string;
  read: boolean;
}

export interface AcesDevaluedEvent {
  kind: "aces_devalued";
  stack: number;
  cards: number;
}

export interface AddPasskeyBody {
  token: string;
  credential: string;
  name: string;
}

export interface Advice {
  worths: (Worth)[];
  highest_payout: number | null;
}

export interface Announcement {
  kind: "law" | "online_terms" | "rules" | "table_rules";
  name: string;
  announced_at: string;
  effective_at: string;
  changes: string;
}

export type AnyCommand = BetCommand | BringCommand | DecideCommand | EnterCommand | PractiseCommand | SitCommand | StandCommand;

export type AnyServerMessage = DeclinedMessage | DoneMessage | FarewellMessage | StateMessage;

export interface ArticleShown {
  number: string;
  title: string;
  paragraphs: (ParagraphShown)[];
  table: TableShown | null;
}

export interface AskAgainBody {
  text: string;
}

export interface AskAsGuestBody {
  subject: string;
  text: string;
  reach: string;
  login?: string;
}

export interface AskBody {
  subject: string;
  text: string;
  about?: string | null;
  dispute?: boolean;
}

export interface AskErasureBody {
  password: string;
}

export interface AwayEvent {
  kind: "away";
  box: number;
}

export interface BetCommand {
  kind: "bet";
  key: string;
  game: string;
  ante: string;
  seed: string;
  red?: string;
  black?: string;
}

export interface BetOffer {
  ante_min: string;
  ante_max: string;
  bonus_min: string;
  bonus_max: string;
  step: string;
}

export interface BetPlacedEvent {
  kind: "bet_placed";
  box: number;
  amount: string;
}

export interface BetsReturnedEvent {
  kind: "bets_returned";
}

export interface BettingOpenedEvent {
  kind: "betting_opened";
}

export interface BlockByHouse {
  game: GameKind;
  until: string | null;
}

export interface BlockMyselfBody {
  days: number;
  game?: GameKind | null;
}

export type BoardEvent = AcesDevaluedEvent | CardDiscardedEvent | CardPlacedEvent | CardShownEvent | CardSoldEvent | FreeCardsEarnedEvent | FreeCardsGrantedEvent | GameEndedEvent | HiddenCardShownEvent | HighLowEndedEvent | HighLowStartedEvent | NoFreeCardsEvent | OpenCardShownEvent | PlayEndedEvent | PredictionNotCountedEvent | PredictionRightEvent | PredictionWrongEvent | PrizeWonEvent | RealisedEvent | RiskStartedEvent | StackClearedEvent | StackCompletedEvent;

export interface BonusBetShown {
  odds: Record<string, string>;
  expectation: string;
}

export interface BonusPaidEvent {
  kind: "bonus_paid";
  box: number;
  bonus: BonusWon;
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
  open_card: PlayingCard | null;
  hidden_card: PlayingCard | null;
  hidden: boolean;
  first: "pay" | "stay" | null;
  second: "pay" | "stay" | null;
  points: number | null;
  soft: boolean;
  bust: boolean;
  war_cards: (PlayingCard)[];
  in_war: boolean;
  bonus: BonusWon | null;
  net: string | null;
}

export interface BringCommand {
  kind: "bring";
  key: string;
  chips: string;
  pay?: PayInBody | null;
}

export interface BringOffer {
  chips_min: string;
  chips_max: string;
}

export interface CardBurntEvent {
  kind: "card_burnt";
  reshuffled?: boolean;
}

export interface CardDiscardedEvent {
  kind: "card_discarded";
  card: CountedCard;
}

export interface CardOffer {
  price: string;
  from_realised: string;
  from_balance: string;
  realised_after: string;
  impossible: PurchaseObstacle | null;
}

export interface CardPaidEvent {
  kind: "card_paid";
  box: number;
  amount: string;
  card: number;
}

export interface CardPlacedEvent {
  kind: "card_placed";
  stack: number;
  card: CountedCard;
}

export interface CardShownEvent {
  kind: "card_shown";
  card: CountedCard;
  cards: number;
}

export interface CardSoldEvent {
  kind: "card_sold";
  amount: string;
}

export interface CardTurnedEvent {
  kind: "card_turned";
  card: number;
  face: PlayingCard;
}

export interface ChangePasswordBody {
  current: string;
  new: string;
}

export type Channel = "desktop" | "other" | "phone";

export interface ChipsBroughtEvent {
  kind: "chips_brought";
  box: number;
  amount: string;
}

export interface ChooseLanguageBody {
  language: Language;
}

export interface ChooseNoticesBody {
  notices: (NoticeKind)[];
}

export interface CloseAccountBody {
  password: string;
}

export interface ClosedEvent {
  kind: "closed";
}

export interface CodeAppOffer {
  token: string;
  secret: string;
  address: string;
  qr: QrCode;
}

export interface CommunityLaidEvent {
  kind: "community_laid";
}

export interface ConfirmEmailBody {
  code: string;
}

export interface CountedCard {
  rank: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "J" | "K" | "Q";
  suit: "c" | "d" | "h" | "s";
  points: number;
}

export interface DealtEvent {
  kind: "dealt";
  box: number;
  face: PlayingCard;
}

export interface DecideCommand {
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

export interface DeclinedMessage {
  kind: "declined";
  key: string;
  problem: Problem;
}

export interface DocumentListed {
  document: "big21" | "challenge" | "online-terms";
  version: string;
  in_force: boolean;
  announced_at: string | null;
  effective_at: string | null;
}

export interface DocumentNote {
  word: string;
  text: string;
}

export interface DocumentShown {
  document: "big21" | "challenge" | "online-terms";
  version: string;
  language: Language;
  title: string;
  lead: string;
  hash: string;
  in_force: boolean;
  announced_at: string | null;
  effective_at: string | null;
  notes: (DocumentNote)[];
  parts: (PartShown)[];
}

export interface DoneMessage {
  kind: "done";
  key: string;
  sequence: number;
}

export interface EmailState {
  offered: boolean;
  address: string | null;
  pending: string | null;
  notices: (NoticeKind)[];
}

export interface EnterCommand {
  kind: "enter";
  language: Language;
  csrf?: string | null;
  invite?: string | null;
  seen?: number | null;
}

export interface Erasure {
  due_at: string | null;
  at_once: boolean;
  asked_at: string | null;
  erased_at: string | null;
}

export interface ErasureAnswer {
  erased: boolean;
  due_at: string | null;
}

export interface FarewellMessage {
  kind: "farewell";
  problem: Problem;
  again: boolean;
}

export interface FollowLinkBody {
  token: string;
  password: string;
}

export interface FreeCardsEarnedEvent {
  kind: "free_cards_earned";
}

export interface FreeCardsGrantedEvent {
  kind: "free_cards_granted";
  cards: number;
}

export interface GameEndedEvent {
  kind: "game_ended";
  cards: number;
  why: "all_complete" | "bust" | "out_of_cards" | "player";
}

export type GameKind = "big21" | "challenge";

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

export interface GiveEmailBody {
  address: string;
}

export interface GivePasswordBody {
  password: string;
}

export interface Guess {
  open_card: CountedCard;
  hidden_card: CountedCard;
  guess: "higher" | "lower";
  outcome: "equal" | "right" | "wrong";
}

export interface HandCountedEvent {
  kind: "hand_counted";
  box: number;
  points: number;
  bust: boolean;
}

export interface HandShownEvent {
  kind: "hand_shown";
  box: number;
  face: PlayingCard;
  points: number;
  bust: boolean;
}

export interface Health {
  status: "ok";
  rules: string;
}

export interface HiddenCardShownEvent {
  kind: "hidden_card_shown";
  card: CountedCard;
}

export interface HighLowEndedEvent {
  kind: "high_low_ended";
  why: "player" | "top" | "wrong_guess";
}

export interface HighLowStartedEvent {
  kind: "high_low_started";
}

export interface History {
  plays: (PlayLine)[];
  before: number | null;
}

export interface HouseInfo {
  now: string;
  rules: RuleNumbers;
  law: LawShown;
  online_terms: string | null;
  table_rules: TableRulesShown;
  table_rules_announced: (TableRulesShown)[];
  announcements: (Announcement)[];
  cantons: (string)[];
  loss_limit_max: string;
  block_days_max: number;
  currencies: ("EUR" | "GBP" | "USD")[];
  rates: (RateShown)[];
  operator: OperatorShown;
  play_money: boolean;
  coach_ready: boolean;
  version: string;
}

export type IdentityState = "confirmed" | "refused" | "unchecked" | "waiting";

export type Language = "de" | "en" | "fr" | "it";

export interface LawFigures {
  highest_payout: number;
  best_net: number;
  best_net_purchases: number;
}

export interface LawPayout {
  target: number;
  reached_by: "best" | "players" | null;
  highest: number;
  players: (PlaysShare)[];
  players_payout: number | null;
  blind: number | null;
}

export interface LawShown {
  name: string;
  hash: string;
  deal: Record<string, number>;
  free_cards: Record<string, number>;
  high_low: Record<string, number>;
  figures: LawFigures | null;
  payout: LawPayout | null;
}

export interface LeftEvent {
  kind: "left";
  box: number;
  name?: string | null;
  amount: string;
  reason: string;
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
  cap: string | null;
  cap_until: string | null;
}

export interface LobbyTable {
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

export interface LogInBody {
  login: string;
  password: string;
  code?: string | null;
  passkey?: PasskeyBody | null;
}

export interface MadeRecoveryCodes {
  codes: (string)[];
  account: Account;
}

export interface MakeMoveBody {
  sequence: number;
  move: string;
}

export interface MakeRecoveryCodesBody {
  password: string;
}

export interface MarkReadBody {
  until: string;
}

export interface Me {
  now: string;
  account: Account | null;
  session: SessionLine | null;
  csrf: string | null;
  last_log_in?: string | null;
  password_needed?: boolean;
}

export interface Moved {
  table: PlayState;
  events: (BoardEvent)[];
  balance: string;
  session: SessionLine;
}

export interface NoFreeCardsEvent {
  kind: "no_free_cards";
  why: "ten_on_soft_21" | "three_reached";
}

export type NoticeKind = "announcements" | "answers" | "security";

export interface OpenCardShownEvent {
  kind: "open_card_shown";
  card: CountedCard;
}

export interface OpenTableBody {
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

export interface OperatorShown {
  name: string;
  address: string;
  web: string;
  email: string;
  phone: string;
}

export interface OwnBlock {
  game: GameKind;
  until: string;
}

export interface OwnFactors {
  app_at: string | null;
  passkeys: (OwnPasskey)[];
  passkeys_at: string | null;
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

export interface OwnPasskey {
  number: number;
  name: string;
  added_at: string;
  used_at: string | null;
}

export interface OwnSession {
  started_at: string;
  expires_at: string;
  seen_at: string;
  device: string;
  current: boolean;
}

export interface ParagraphShown {
  at: string;
  text: string;
}

export interface PartShown {
  letter: string;
  title: string;
  articles: (ArticleShown)[];
}

export interface PasskeyAsked {
  token: string;
  origin: string;
  options: string;
}

export interface PasskeyBody {
  token: string;
  credential: string;
}

export interface PasswordIsSet {
  login: string;
  codes_left: number;
  factors_off: boolean;
}

export interface PayInBody {
  amount: string;
  currency?: "EUR" | "GBP" | "USD" | null;
  rate?: string | null;
}

export interface PaymentBody {
  amount: string;
  currency?: "EUR" | "GBP" | "USD" | null;
  rate?: string | null;
}

export interface PlayEndedEvent {
  kind: "play_ended";
  amount: string;
  why: "bust" | "cap" | "expired" | "stopped" | "too_few" | "wrong_guess";
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

export interface PlayOffer {
  play: string;
  commitment: string;
  rules: string;
  law: string;
}

export interface PlayState {
  play: string;
  practice: boolean;
  rules: string;
  law: string;
  sequence: number;
  phase: "choice" | "highlow" | "main" | "over" | "risk";
  moves: (string)[];
  stacks: (StackShown)[];
  complete: number;
  card: CountedCard | null;
  to_come: number;
  bought: number;
  purchases_left: number;
  card_price: string;
  purchase: CardOffer | null;
  open_card: CountedCard | null;
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

export interface PlayingCard {
  rank: "10" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "J" | "K" | "Q";
  suit: "c" | "d" | "h" | "s";
}

export interface PlaysShare {
  skill: number;
  share: number;
}

export interface PositionBody {
  text: string;
  law: string;
}

export interface Posted {
  ante_min: string;
  ante_max: string;
  bonus_min: string;
  bonus_max: string;
  rules: string;
  odds: Record<string, string>;
}

export interface PotWonEvent {
  kind: "pot_won";
  box: number;
  amount: string;
}

export interface PracticeMoveBody {
  play: string;
  text: string;
  law: string;
  move?: string | null;
}

export interface PractiseCommand {
  kind: "practise";
  language: Language;
  seats?: number;
  level?: "beginner" | "solid" | "strong" | "mixed";
  name?: string;
}

export interface Practised {
  table: PlayState;
  events: (BoardEvent)[];
  text: string;
}

export interface PredictionNotCountedEvent {
  kind: "prediction_not_counted";
}

export interface PredictionRightEvent {
  kind: "prediction_right";
}

export interface PredictionWrongEvent {
  kind: "prediction_wrong";
}

export interface PrizeStep {
  stacks: number;
  prize: string;
  tenths: number;
  current: boolean;
}

export interface PrizeWonEvent {
  kind: "prize_won";
  amount: string;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  article?: string | null;
}

export interface PurchaseObstacle {
  code: string;
  article: string;
  detail: string;
  way_out: "deposit" | "end" | "table" | "wait";
  possible_from: string | null;
  missing: string | null;
}

export interface QrCode {
  size: number;
  path: string;
}

export interface QuestionFile {
  question: QuestionLine;
  said: (Said)[];
}

export interface QuestionLine {
  number: number;
  dispute: boolean;
  subject: string;
  about: string | null;
  table: string | null;
  happened_at: string | null;
  stake: string | null;
  state: "answered" | "closed" | "waiting";
  asked_at: string;
  changed_at: string;
}

export interface RateShown {
  currency: "EUR" | "GBP" | "USD";
  buys: string;
  sells: string;
}

export interface RealisedEvent {
  kind: "realised";
  amount: string;
}

export interface Received {
  received: boolean;
}

export interface RecoverBody {
  login: string;
  code: string;
  password: string;
}

export interface RegisterBody {
  login: string;
  password: string;
  name: string;
  birth: string;
  canton: string;
  language: Language;
}

export interface ResumedEvent {
  kind: "resumed";
}

export interface Review {
  text: string;
  law: string;
  online_terms: string | null;
  steps: (ReviewStep)[];
  expected: number | null;
  luck: number | null;
  given_away: number | null;
  net: number;
  decisions: number;
  mistakes: number;
  turning_points: (number)[];
}

export interface ReviewStep {
  number: number;
  by: "chance" | "clock" | "player";
  move: string;
  table: PlayState;
  events: (BoardEvent)[];
  worth: number | null;
  given_away: number | null;
  luck: number | null;
  best: string | null;
  worths: (Worth)[];
}

export interface RiskOffer {
  prize: string;
  least: string;
  most: string;
  step: string;
  limit: "quarter" | "stake_max" | "whole_prize" | "winnings_max";
}

export interface RiskStartedEvent {
  kind: "risk_started";
  amount: string;
}

export interface RuleNumbers {
  name: string;
  stakes: (string)[];
  opening_cards: number;
  free_cards: (number)[];
  purchases_max: number;
  prize_tenths: (number)[];
  ladder_tenths: (number)[];
  risk_prize_tenths_min: number;
  risk_share: number;
  risk_whole_prize: (string)[];
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

export interface Said {
  at: string;
  by: "house" | "player";
  kind: "answered" | "asked" | "decided";
  text: string;
  upheld?: boolean | null;
  amount?: string | null;
}

export interface SeatAt {
  table: string;
  brought: string;
}

export interface SeatedEvent {
  kind: "seated";
  box: number;
  name: string;
  amount: string;
}

export interface SessionLine {
  started_at: string;
  result: string;
  now: string;
}

export interface SetLimitsBody {
  limits: Record<string, string | null>;
}

export interface SitCommand {
  kind: "sit";
  key: string;
  box: number;
  chips: string;
  name: string;
  pay?: PayInBody | null;
}

export interface SitOffer {
  boxes: (number)[];
  chips_min: string;
  chips_max: string;
}

export interface StackClearedEvent {
  kind: "stack_cleared";
  stack: number;
}

export interface StackCompletedEvent {
  kind: "stack_completed";
  stack: number;
}

export interface StackShown {
  cards: (CountedCard)[];
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

export interface StandCommand {
  kind: "stand";
  key: string;
}

export interface StartPlayBody {
  stake: string;
  client_seed: string;
  rules: string;
  law: string;
  channel?: Channel;
}

export interface StartPracticeBody {
  stake?: string;
  text?: string | null;
  law?: string | null;
}

export interface StateMessage {
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
  currency: "EUR" | "GBP" | "USD" | null;
  foreign: string | null;
  rate: string | null;
}

export interface StayedEvent {
  kind: "stayed";
  box: number;
  card: number;
  late?: boolean;
}

export interface TableClockShown {
  bet_seconds: number;
  decide_seconds: number;
}

export type TableEvent = AwayEvent | BetPlacedEvent | BetsReturnedEvent | BettingOpenedEvent | BonusPaidEvent | CardBurntEvent | CardPaidEvent | CardTurnedEvent | ChipsBroughtEvent | ClosedEvent | CommunityLaidEvent | DealtEvent | HandCountedEvent | HandShownEvent | LeftEvent | PotWonEvent | ResumedEvent | SeatedEvent | StayedEvent | VoidedEvent | WarDeclaredEvent | WarFoughtEvent | WarRepeatedEvent;

export interface TableRulesShown {
  name: string;
  effective_at: string | null;
  red: BonusBetShown;
  black: BonusBetShown;
  ante_min: string;
  ante_max: string;
  bonus_min: string;
  bonus_max: string;
  chips_antes_max: number;
  calm: TableClockShown;
  brisk: TableClockShown;
}

export interface TableShown {
  head: (string)[];
  rows: ((string)[])[];
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
  community: (PlayingCard | null)[];
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
  bring: BringOffer | null;
  stand: boolean;
}

export interface Tables {
  tables: (LobbyTable)[];
}

export interface TurnOffCodeAppBody {
  password: string;
  code: string;
}

export interface TurnOnCodeAppBody {
  token: string;
  code: string;
}

export interface UnlockBody {
  password: string;
}

export interface VoidedEvent {
  kind: "voided";
  reason: string;
}

export interface WarDeclaredEvent {
  kind: "war_declared";
  boxes: (number)[];
  all_bust: boolean;
}

export interface WarFoughtEvent {
  kind: "war_fought";
  faces: (PlayingCard)[];
  boxes: (number)[];
  left: (number)[];
  reshuffled: boolean;
}

export interface WarRepeatedEvent {
  kind: "war_repeated";
  boxes: (number)[];
}

export interface Worth {
  move: string;
  stakes: number;
  effect: "busts" | "buys" | "clears" | "completes" | "discards" | "ends" | "higher" | "highlow" | "lower" | "places" | "risks";
  stack: number | null;
  chance: number | null;
}

export interface Routes {
  "GET /house": { answer: HouseInfo };
  "GET /me": { answer: Me };
  "POST /accounts": { body: RegisterBody; keyed: true; answer: Me };
  "POST /session": { body: LogInBody; answer: Me };
  "DELETE /session": { answer: Me };
  "POST /session/unlock": { body: UnlockBody; answer: Me };
  "POST /session/recovery": { body: RecoverBody; answer: PasswordIsSet };
  "POST /session/reset": { body: FollowLinkBody; answer: PasswordIsSet };
  "POST /account/recovery-codes": { body: MakeRecoveryCodesBody; keyed: true; answer: MadeRecoveryCodes };
  "GET /account/factors": { answer: OwnFactors };
  "POST /account/code-app/offer": { body: GivePasswordBody; answer: CodeAppOffer };
  "POST /account/code-app": { body: TurnOnCodeAppBody; keyed: true; answer: OwnFactors };
  "POST /account/code-app/off": { body: TurnOffCodeAppBody; keyed: true; answer: OwnFactors };
  "POST /account/passkeys/offer": { body: GivePasswordBody; answer: PasskeyAsked };
  "POST /account/passkeys": { body: AddPasskeyBody; keyed: true; answer: OwnFactors };
  "POST /account/passkeys/{number}/remove": { path: { number: number }; body: GivePasswordBody; keyed: true; answer: OwnFactors };
  "POST /session/passkey/offer": { answer: PasskeyAsked };
  "POST /session/passkey": { body: PasskeyBody; answer: Me };
  "POST /account/password": { body: ChangePasswordBody; keyed: true; answer: Account };
  "GET /account/sessions": { answer: (OwnSession)[] };
  "DELETE /account/sessions": { answer: (OwnSession)[] };
  "GET /documents": { answer: (DocumentListed)[] };
  "GET /documents/{document}/{version}/{language}": { path: { document: "big21" | "challenge" | "online-terms"; version: string; language: Language }; answer: DocumentShown };
  "GET /documents/{document}/{version}/{language}/pdf": { path: { document: "big21" | "challenge" | "online-terms"; version: string; language: Language }; answer: unknown };
  "POST /account/rules": { body: AcceptRulesBody; keyed: true; answer: Account };
  "POST /account/online-terms": { body: AcceptOnlineTermsBody; keyed: true; answer: Account };
  "POST /account/limits": { body: SetLimitsBody; keyed: true; answer: Account };
  "POST /account/blocks": { body: BlockMyselfBody; keyed: true; answer: Account };
  "POST /account/language": { body: ChooseLanguageBody; keyed: true; answer: Account };
  "POST /account/closing": { body: CloseAccountBody; keyed: true; answer: Account };
  "POST /account/erasure": { body: AskErasureBody; keyed: true; answer: ErasureAnswer };
  "GET /account/email": { answer: EmailState };
  "POST /account/email": { body: GiveEmailBody; keyed: true; answer: EmailState };
  "POST /account/email/confirmation": { body: ConfirmEmailBody; keyed: true; answer: EmailState };
  "POST /account/email/notices": { body: ChooseNoticesBody; keyed: true; answer: EmailState };
  "POST /account/email/removal": { keyed: true; answer: EmailState };
  "POST /account/deposits": { body: PaymentBody; keyed: true; answer: Account };
  "POST /account/withdrawals": { body: PaymentBody; keyed: true; answer: Account };
  "GET /account/messages": { answer: (AccountMessage)[] };
  "POST /account/messages/read": { body: MarkReadBody; keyed: true; answer: Account };
  "GET /account/statement": { query?: { days?: number | undefined; before?: number | undefined }; answer: Statement };
  "GET /account/plays": { query?: { before?: number | undefined }; answer: History };
  "GET /account/games": { query?: { before?: string | undefined }; answer: OwnGames };
  "GET /account/export": { answer: unknown };
  "GET /account/questions": { answer: (QuestionLine)[] };
  "POST /account/questions": { body: AskBody; keyed: true; answer: (QuestionLine)[] };
  "GET /account/questions/{number}": { path: { number: number }; answer: QuestionFile };
  "POST /account/questions/{number}": { path: { number: number }; body: AskAgainBody; keyed: true; answer: QuestionFile };
  "GET /account/questions/about/{about}": { path: { about: string }; answer: AboutShown };
  "POST /contact": { body: AskAsGuestBody; keyed: true; answer: Received };
  "POST /plays": { keyed: true; answer: PlayOffer };
  "POST /plays/{play}/start": { path: { play: string }; body: StartPlayBody; keyed: true; answer: Moved };
  "POST /plays/{play}/moves": { path: { play: string }; body: MakeMoveBody; keyed: true; answer: Moved };
  "GET /plays/{play}": { path: { play: string }; answer: Moved };
  "GET /plays/{play}/review": { path: { play: string }; answer: Review };
  "GET /plays/{play}/evidence": { path: { play: string }; answer: unknown };
  "POST /practice": { body: StartPracticeBody; answer: Practised };
  "POST /practice/moves": { body: PracticeMoveBody; answer: Practised };
  "POST /practice/advice": { body: PositionBody; answer: Advice };
  "POST /practice/review": { body: PositionBody; answer: Review };
  "GET /tables": { answer: Tables };
  "POST /tables": { body: OpenTableBody; keyed: true; answer: LobbyTable };
  "GET /tables/{table}/games": { path: { table: string }; query?: { before?: number | undefined; invite?: string | undefined }; answer: GameLines };
  "GET /tables/{table}/games/{number}": { path: { table: string; number: number }; query?: { invite?: string | undefined }; answer: GameReplay };
  "GET /tables/{table}/games/{number}/evidence": { path: { table: string; number: number }; query?: { invite?: string | undefined }; answer: unknown };
}
