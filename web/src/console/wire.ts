// Made by `make wire` from the wire modules of ventuno.server and its OpenAPI document: change those.

import type { Account, AccountMessage, AddPasskeyBody, CodeAppOffer, GameKind, GameStep, History, IdentityState, Language, LimitKind, OwnGames, PasskeyAsked, PasskeyBody, QuestionLine, RateShown, ReviewStep, Statement } from "../wire";

export interface AdjustAccountBody {
  source: "balance" | "bonus" | "cashier" | "chips:1" | "chips:2" | "chips:3" | "chips:4" | "chips:5" | "chips:6" | "chips:7" | "held" | "house" | "pot" | "realised" | "tables" | "till:EUR" | "till:GBP" | "till:USD";
  target: "balance" | "bonus" | "cashier" | "chips:1" | "chips:2" | "chips:3" | "chips:4" | "chips:5" | "chips:6" | "chips:7" | "held" | "house" | "pot" | "realised" | "tables" | "till:EUR" | "till:GBP" | "till:USD";
  amount: string;
  reason: string;
}

export interface AlertRecord {
  alert: number;
  at: string;
  subject: "audit" | "chance" | "configuration" | "payout" | "software" | "target";
  facts: Record<string, string>;
  answered_at: string | null;
  answered_by: string | null;
  done: string | null;
}

export interface Alerts {
  alerts: (AlertRecord)[];
  open: number;
  before: number | null;
}

export interface AlikePlayer {
  person: FoundPlayer;
  likeness: Likeness;
  excluded: boolean;
  closed_at: string | null;
  identity: IdentityState;
}

export interface AnswerAlertBody {
  done: string;
}

export interface AnswerGuestBody {
  done: string;
}

export interface AnswerQuestionBody {
  text: string;
  closes?: boolean;
}

export interface AppointStaffBody {
  name: string;
  role: Role;
  reason: string;
}

export interface BeginCaseBody {
  player: string;
  reason: string;
}

export interface BehaviourFigures {
  deposits: string;
  lost: string;
  minutes: number;
}

export interface BlockPlayerBody {
  reason: string;
  game?: GameKind | null;
  until?: string | null;
}

export interface CaseFile {
  case: CaseListed;
  findings: (FindingShown)[];
  steps: (CaseStep)[];
}

export interface CaseList {
  cases: (CaseListed)[];
  skip: number | null;
  looked_at: string | null;
}

export interface CaseListed {
  player: string;
  login: string;
  number: number;
  state: "closed" | "open" | "taken";
  signs: ("chasing" | "limits_hit" | "limits_raised" | "long_sessions" | "night_sessions" | "rising_deposits" | "withdrawn_and_back")[];
  handler: string | null;
  judgement: "founded" | "unfounded" | null;
  opened_at: string;
  changed_at: string;
}

export interface CaseStep {
  at: string;
  actor: string;
  kind: "closed" | "extended" | "measure" | "opened" | "taken";
  text: string;
  measure?: "exclusion" | "limit" | "message" | "pause" | null;
  until?: string | null;
  limit?: LimitKind | null;
  amount?: string | null;
  told?: string | null;
  judgement?: "founded" | "unfounded" | null;
}

export interface ChanceCheck {
  about: "count" | "luck" | "spread" | "value";
  kind: string | null;
  outcome: string | null;
  statistic: number;
  freedom: number | null;
  p: number;
  adjusted: number;
  verdict: "alert" | "quiet" | "warn";
}

export interface ChangeDraftBody {
  version: number;
  changes: Record<string, string>;
  reason?: string;
  effective_at?: string | null;
}

export interface ChangeStaffPasswordBody {
  current: string;
  new: string;
}

export interface ChangeStaffRoleBody {
  role: Role;
  reason: string;
}

export interface ChartLimits {
  warn: [number, number] | null;
  alert: [number, number] | null;
}

export interface ChartMeasure {
  plays: number;
  payout: number | null;
  z: number | null;
  luck_z: number | null;
  limits: ChartLimits;
  verdict: "alert" | "quiet" | "warn";
}

export interface ChartPoint {
  day: string;
  alone: ChartMeasure;
  so_far: ChartMeasure;
}

export interface ChooseGameBody {
  reason: string;
  game?: GameKind | null;
}

export interface CloseCaseBody {
  judgement: "founded" | "unfounded";
  outcome: string;
}

export interface ClosedGame {
  game: GameKind;
  since: string;
  reason: string;
}

export interface ConsoleLogInBody {
  name: string;
  password: string;
  code?: string | null;
  passkey?: PasskeyBody | null;
}

export interface ConsoleMe {
  now: string;
  name: string;
  role: Role;
  powers: ("adjust" | "block" | "checks" | "decide_disputes" | "erase" | "games" | "identify" | "list_players" | "protect" | "rates" | "read_access" | "read_house" | "read_players" | "reset_access" | "staff" | "tables" | "terms" | "write_messages")[];
  csrf: string;
  started_at: string;
  expires_at: string;
  fresh_until: string;
}

export interface ControlLimits {
  warn: [number, number];
  alert: [number, number];
}

export interface ControlledChance {
  z: number | null;
  verdict: "alert" | "quiet" | "warn";
  luck: number;
  deviation: number;
  draws: number;
  kinds: (KindDrawn)[];
  checks: (ChanceCheck)[];
  checks_possible: number;
}

export interface ControlledGroup {
  plays: number;
  payout: ControlledPayout | null;
}

export interface ControlledPayout {
  actual: number;
  actual_centimes: number;
  expected: number;
  expected_between: [number, number];
  highest: number;
  sigma: number;
  sigma_measured: number | null;
  z: number;
  limits: ControlLimits;
  verdict: "alert" | "quiet" | "warn";
}

export interface ControlledPeriod {
  since: string;
  until: string;
  plays: number;
  payout: ControlledPayout | null;
  target: ControlledTarget | null;
  stakes: Record<string, ControlledGroup>;
  channels: Record<string, ControlledGroup>;
  luck: ControlledChance;
  skill: ControlledSkill | null;
  chart: (ChartPoint)[];
}

export interface ControlledSkill {
  skill: number;
  interval: [number, number];
  decisions: number;
  given_away: number;
  given_away_upto: (number)[];
  given_away_shares: (number)[];
  payout_by_skill: ([number, number])[];
}

export interface ControlledTarget {
  target: number;
  received: number;
  between: [number, number];
  measured: number;
  measured_between: [number, number];
  outside: number;
  missed: boolean;
}

export interface CorrectPersonBody {
  name: string;
  birth: string;
  canton: string;
  document: IdentityDocument;
  reason: string;
}

export interface DailyCheckFailed {
  at: string;
  why: string;
}

export interface DailyCheckProgress {
  running: boolean;
  due: string | null;
  failed: DailyCheckFailed | null;
}

export interface DailyCheckRecord {
  entry: number;
  at: string;
  actor: string;
  reason: string | null;
  books: number;
  entries: number;
  plays: number;
  problem: string | null;
  found: number;
  findings: (string)[];
  payout: "alert" | "quiet" | "warn" | null;
  chance: "alert" | "quiet" | "warn" | null;
  software: string;
  configuration: string;
  alerts: number;
}

export interface DailyChecks {
  rounds: (DailyCheckRecord)[];
  before: number | null;
  making: DailyCheckProgress;
  software: string;
  configuration: string;
}

export interface DecideDisputeBody {
  text: string;
  upheld: boolean;
  amount?: string | null;
}

export interface DecideIdentityBody {
  same: boolean;
  reason: string;
}

export interface DiscardDraftBody {
  version: number;
}

export interface DossierFile {
  name: string;
  bytes: number;
  made_at: string;
}

export interface Dossiers {
  files: (DossierFile)[];
  command: string;
}

export interface EnrolBody {
  token: string;
  password: string;
  code?: string;
  app?: FirstCodeBody | null;
  passkey?: AddPasskeyBody | null;
}

export interface Enrolled {
  name: string;
  role: Role;
}

export interface EnrolmentOffered {
  name: string;
  role: Role;
  needs_code: boolean;
  app: CodeAppOffer;
  passkey: PasskeyAsked | null;
}

export interface EntryFigures {
  law: string;
  rules: string;
  highest_payout: number;
  players: string | null;
  players_payout: number | null;
  blind_payout: number | null;
}

export interface EventLine {
  at: string;
  book: string;
  number: number;
  kind: string;
  actor: string;
  facts: Record<string, string>;
  reason: string | null;
}

export interface EventPage {
  events: (EventLine)[];
  before: string | null;
}

export interface FindingShown {
  sign: "chasing" | "limits_hit" | "limits_raised" | "long_sessions" | "night_sessions" | "rising_deposits" | "withdrawn_and_back";
  found_at: string;
  criteria: string;
  since: string;
  until: string;
  times: number;
  facts: Record<string, string>;
  occasions: (OccasionShown)[];
}

export interface FirstCodeBody {
  token: string;
  code: string;
}

export type Format = "csv" | "parquet";

export interface FoundPlayer {
  player: string;
  login: string;
  name: string;
  birth: string;
}

export interface FoundPlayers {
  players: (FoundPlayer)[];
  after: string | null;
}

export interface FourEyesRule {
  on: boolean;
  above: string;
  since: string | null;
  operators: number;
}

export interface Fresh {
  until: string;
}

export interface GameFile {
  game: string;
  table: string;
  name: string;
  running: boolean;
  started_at: string;
  ended_at: string | null;
  commitment: string;
  server_seed: string | null;
  client_seed: string | null;
  seats: (GameSeat)[];
  steps: (GameStep)[];
  journal: (JournalLine)[];
}

export interface GameSeat {
  box: number;
  player: string;
  name: string;
}

export interface GiveReasonBody {
  reason: string;
}

export interface GuestFile {
  line: GuestLine;
  player: string | null;
  language: Language;
  reach: string;
  text: string;
  reply: GuestReply | null;
}

export interface GuestLine {
  guest: string;
  subject: string;
  login: string;
  asked_at: string;
}

export interface GuestReply {
  at: string;
  actor: string;
  entry: number;
  done: string;
}

export interface HeldPlayer {
  person: FoundPlayer;
  since: string;
  alike: (AlikePlayer)[];
}

export interface HeldPlayers {
  held: (HeldPlayer)[];
  skip: number | null;
}

export interface HouseBlock {
  game: GameKind;
  until: string | null;
}

export type IdentityDocument = "identity_card" | "other" | "passport" | "residence_permit";

export interface Inbox {
  questions: (InboxLine)[];
  guests: (GuestLine)[];
  skip: number | null;
}

export interface InboxFile {
  player: string;
  login: string;
  file: QuestionOnRecord;
  proposal?: number | null;
}

export interface InboxLine {
  player: string;
  login: string;
  question: QuestionLine;
}

export interface JournalLine {
  number: number;
  at: string;
  actor: string;
  kind: string;
  facts: Record<string, string>;
  reason: string | null;
  postings: (PostingLine)[];
  balance: string | null;
  step: number | null;
  hash: string;
}

export interface JournalPage {
  lines: (JournalLine)[];
  before: number | null;
}

export interface KeepDraftBody {
  kind: "law" | "rules" | "table_rules";
  name: string;
  changes: Record<string, string>;
  text?: string | null;
  reason?: string;
  effective_at?: string | null;
}

export interface KindDrawn {
  kind: "deal" | "free_cards" | "hidden" | "open";
  draws: number;
  luck: number;
  deviation: number;
  z: number | null;
  outcomes: (OutcomeDrawn)[];
}

export type Likeness = "doubtful" | "sure";

export interface LoggedOut {
  now: string;
}

export interface LookAtEnrolmentBody {
  token: string;
}

export interface MeasureResult {
  measure: "exclusion" | "limit" | "message" | "pause";
  taken: number;
  compared: number;
  before: BehaviourFigures;
  after: BehaviourFigures;
}

export interface Monitor {
  law: MonitoredLaw;
  since: string;
  plays: number;
  days: number;
  last_days: ControlledPeriod | null;
  since_change: ControlledPeriod;
  laws: (PublishedTerms)[];
}

export interface MonitoredLaw {
  name: string;
  hash: string;
  rules?: string | null;
}

export interface OccasionShown {
  at: string;
  amount: string | null;
  minutes: number | null;
}

export interface OutcomeDrawn {
  outcome: string;
  count: number;
  expected: number;
  count_z: number | null;
  value: number;
  value_z: number | null;
}

export interface Overview {
  now: string;
  version: string;
  four_eyes: FourEyesRule;
  proposals: number;
  closed: (ClosedGame)[];
  plays: PlaysHold;
  tables: TablesHold;
  rules: PublishedTerms;
  rules_next: (PublishedTerms)[];
  law: PublishedTerms;
  law_next: (PublishedTerms)[];
  round: DailyCheckRecord | null;
  making: DailyCheckProgress;
  alerts: number;
  software: string;
  configuration: string;
}

export interface OwnStaffFactors {
  app: boolean;
  passkeys: (StaffPasskeyShown)[];
  passkeys_at: string | null;
}

export interface PlayFile {
  play: string;
  player: string;
  running: boolean;
  rules: string;
  law: string;
  stake: string;
  started_at: string;
  expires_at: string;
  ended_at: string | null;
  commitment: string;
  server_seed: string | null;
  client_seed: string | null;
  steps: (ReviewStep)[];
  journal: (JournalLine)[];
}

export interface PlayerFile {
  person: FoundPlayer | null;
  alike: (AlikePlayer)[];
  canton: string;
  account: Account;
  holds: (HouseBlock)[];
  balances: Record<string, string>;
  play: string | null;
  entries: number;
  head: string;
  proposal?: number | null;
}

export interface PlaysHold {
  plays: number;
  held: string;
  realised: string;
}

export interface PostRateBody {
  currency: "EUR" | "GBP" | "USD";
  buys: string;
  sells: string;
  reason: string;
  confirmed?: boolean;
}

export interface PostingLine {
  source: "balance" | "bonus" | "cashier" | "chips:1" | "chips:2" | "chips:3" | "chips:4" | "chips:5" | "chips:6" | "chips:7" | "held" | "house" | "pot" | "realised" | "tables" | "till:EUR" | "till:GBP" | "till:USD";
  target: "balance" | "bonus" | "cashier" | "chips:1" | "chips:2" | "chips:3" | "chips:4" | "chips:5" | "chips:6" | "chips:7" | "held" | "house" | "pot" | "realised" | "tables" | "till:EUR" | "till:GBP" | "till:USD";
  amount: string;
}

export interface ProposalDecided {
  list: ProposalList;
  link?: StaffLink | null;
}

export interface ProposalFact {
  name: string;
  value: string;
}

export interface ProposalFile {
  line: ProposalLine;
  reason: string;
  facts: (ProposalFact)[];
}

export interface ProposalLine {
  proposal: number;
  at: string;
  by: string;
  kind: string;
  player: string | null;
  login: string;
  expires_at: string;
  own: boolean;
}

export interface ProposalList {
  now: string;
  rule: FourEyesRule;
  proposals: (ProposalLine)[];
}

export interface ProposeLawBody {
  name: string;
  target: number;
  ceiling: number;
  skill?: number | null;
}

export interface ProtectionFigures {
  year: number;
  opened: number;
  by_staff: number;
  signs: Record<string, number>;
  founded: number;
  unfounded: number;
  unfounded_share: number | null;
  measures: (MeasureResult)[];
}

export interface PublishDraftBody {
  version: number;
}

export interface PublishOnlineTermsBody {
  version: string;
  changes: Record<string, string>;
  reason: string;
  texts?: Record<string, string> | null;
  effective_at?: string | null;
}

export interface PublishedTerms {
  name: string;
  hash: string | null;
  announced_at: string;
  effective_at: string;
  reason: string;
}

export interface QuestionOnRecord {
  question: QuestionLine;
  said: (SaidOnRecord)[];
}

export interface RateEntry {
  entry: number;
  at: string;
  by: string;
  currency: "EUR" | "GBP" | "USD";
  buys: string;
  sells: string;
  reason: string;
  in_force: boolean;
}

export interface RateRegister {
  now: string;
  currencies: ("EUR" | "GBP" | "USD")[];
  jump_percent: number;
  rates: (RateShown)[];
  history: (RateEntry)[];
  before: number | null;
  proposal?: number | null;
}

export type ReadKind = "case" | "cases" | "file" | "game" | "games" | "guest" | "held" | "journal" | "list" | "messages" | "play" | "plays" | "question" | "questions" | "search" | "statement" | "unread";

export interface ReadLine {
  number: number;
  at: string;
  actor: string;
  what: ReadKind;
  subjects: (string)[];
  about: string;
}

export interface ReadPage {
  reads: (ReadLine)[];
  before: number | null;
}

export interface ReaderLine {
  player: string;
  login: string;
  read_until: string | null;
}

export interface Readers {
  addressed: number;
  read: number;
  unread: (ReaderLine)[];
  after: string | null;
}

export type ReportBy = "day" | "month";

export interface ReportLine {
  period: string;
  plays: number;
  games: number;
  turnover: Record<string, string>;
  prizes: Record<string, string>;
  payout: Record<string, number | null>;
  pots: string;
  deposits: string;
  withdrawals: string;
  adjustments: string;
  owed: string;
  held: string;
  accounts: number;
}

export interface Reported {
  by: "day" | "month";
  since: string;
  until: string;
  lines: (ReportLine)[];
  total: ReportLine;
  first: string | null;
  empty: boolean;
  uncounted: number;
}

export interface ResetAccessBody {
  document: IdentityDocument;
  reason: string;
}

export interface ResetLink {
  token: string;
  expires_at: string;
  file: PlayerFile;
}

export type Role = "auditor" | "operator" | "support";

export interface SaidOnRecord {
  at: string;
  by: "house" | "player";
  kind: "answered" | "asked" | "decided";
  text: string;
  upheld?: boolean | null;
  amount?: string | null;
  actor: string;
  entry: number;
  posting?: number | null;
}

export interface SeatBook {
  box: number;
  player: string;
  name: string;
  chips: string;
  staked: string;
  away: boolean;
  leaving: boolean;
}

export interface SecondFactorBody {
  code?: string | null;
  passkey?: PasskeyBody | null;
}

export interface StaffInvited {
  link: StaffLink | null;
  proposal: number | null;
  code: string | null;
}

export interface StaffLink {
  name: string;
  role: Role;
  token: string;
  expires_at: string;
  needs_code: boolean;
}

export interface StaffList {
  staff: (StaffMember)[];
  proposal?: number | null;
}

export interface StaffMember {
  name: string;
  role: Role;
  since: string;
}

export interface StaffPasskeyShown {
  name: string;
  added_at: string;
  used_at: string | null;
}

export interface SteeringFigures {
  highest_payout: number;
  population_payout: number | null;
  blind_payout: number;
  divergence: number;
  hit_rate: number | null;
  shares: Record<string, number>;
  law: string;
  rules: string;
  players: string | null;
  also: (SteeringFigures)[];
}

export interface TableBook {
  table: string;
  name: string;
  opened_by: string;
  opened_at: string;
  private: boolean;
  phase: "betting" | "closed" | "over" | "playing" | "waiting";
  due_at: string | null;
  game: string | null;
  games: number;
  pot: string;
  bonus: string;
  chips: string;
  seats: (SeatBook)[];
}

export interface TableBooks {
  tables: (TableBook)[];
}

export interface TablesHold {
  tables: number;
  playing: number;
  seated: number;
  pots: string;
  bonus: string;
  chips: string;
}

export interface TakeMeasureBody {
  measure: "exclusion" | "limit" | "message" | "pause";
  reason: string;
  text?: string;
  days?: number | null;
  limit?: LimitKind | null;
  amount?: string | null;
}

export interface TermsDraft {
  draft: string;
  kind: "law" | "rules" | "table_rules";
  name: string;
  text: string | null;
  hash: string | null;
  changes: Record<string, string>;
  told: Record<string, string>;
  reason: string;
  effective_at: string | null;
  made_by: string;
  changed_by: string;
  changed_at: string;
  version: number;
  skill: number | null;
  target: number | null;
  ceiling: number | null;
  figures: SteeringFigures | null;
  running: SteeringFigures | null;
  state: "failed" | "ready" | "working";
  problem: string | null;
  bonus_expectations: Record<string, string>;
}

export interface TermsEntry {
  entry: number;
  kind: "law" | "online_terms" | "rules" | "table_rules";
  terms: PublishedTerms;
  by: string;
  changes: Record<string, string>;
  text: string | null;
  figures: (EntryFigures)[];
  in_force: boolean;
  addressed: number;
  read: number;
}

export interface TermsRegister {
  now: string;
  rules_known: (string)[];
  table_rules_known: (string)[];
  online_terms_known: (string)[];
  notice_days: number;
  ceiling: number;
  skill: number | null;
  history: (TermsEntry)[];
  drafts: (TermsDraft)[];
  proposal?: number | null;
}

export interface UnfinishedPlay {
  play: string;
  player: string;
  stake: string;
  held: string;
  realised: string;
  started_at: string;
  expires_at: string;
}

export interface UnfinishedRegister {
  plays: (UnfinishedPlay)[];
  tables: (TableBook)[];
  after: string | null;
}

export interface WriteToPlayerBody {
  text: string;
}

export interface ConsoleRoutes {
  "POST /console/session": { body: ConsoleLogInBody; answer: ConsoleMe };
  "DELETE /console/session": { answer: LoggedOut };
  "GET /console/me": { answer: ConsoleMe };
  "POST /console/enrolment/look": { body: LookAtEnrolmentBody; answer: EnrolmentOffered };
  "POST /console/enrolment": { body: EnrolBody; answer: Enrolled };
  "POST /console/session/passkey/offer": { answer: PasskeyAsked };
  "POST /console/session/fresh": { body: SecondFactorBody; answer: Fresh };
  "GET /console/factors": { answer: OwnStaffFactors };
  "POST /console/password": { body: ChangeStaffPasswordBody; answer: OwnStaffFactors };
  "POST /console/passkeys/offer": { answer: PasskeyAsked };
  "POST /console/passkeys": { body: AddPasskeyBody; answer: OwnStaffFactors };
  "GET /console/approvals": { answer: ProposalList };
  "GET /console/approvals/{proposal}": { path: { proposal: number }; answer: ProposalFile };
  "POST /console/approvals/{proposal}/approve": { path: { proposal: number }; keyed: true; answer: ProposalDecided };
  "POST /console/approvals/{proposal}/reject": { path: { proposal: number }; body: GiveReasonBody; keyed: true; answer: ProposalDecided };
  "POST /console/approvals/{proposal}/withdraw": { path: { proposal: number }; body: GiveReasonBody; keyed: true; answer: ProposalDecided };
  "GET /console/reads": { query?: { player?: string | undefined; actor?: string | undefined; before?: number | undefined }; answer: ReadPage };
  "GET /console/overview": { answer: Overview };
  "POST /console/closing": { body: ChooseGameBody; keyed: true; answer: Overview };
  "POST /console/opening": { body: ChooseGameBody; keyed: true; answer: Overview };
  "GET /console/unfinished": { query?: { after?: string | undefined }; answer: UnfinishedRegister };
  "GET /console/journal": { query?: { before?: number | undefined }; answer: JournalPage };
  "GET /console/tables": { answer: TableBooks };
  "POST /console/tables/{table}/void": { path: { table: string }; body: GiveReasonBody; keyed: true; answer: TableBook };
  "GET /console/players": { query?: { q?: string | undefined; after?: string | undefined }; answer: FoundPlayers };
  "GET /console/players/{player}": { path: { player: string }; answer: PlayerFile };
  "GET /console/players/{player}/statement": { path: { player: string }; query?: { days?: number | undefined; before?: number | undefined }; answer: Statement };
  "GET /console/players/{player}/plays": { path: { player: string }; query?: { before?: number | undefined }; answer: History };
  "GET /console/players/{player}/games": { path: { player: string }; query?: { before?: string | undefined }; answer: OwnGames };
  "GET /console/players/{player}/messages": { path: { player: string }; answer: (AccountMessage)[] };
  "GET /console/players/{player}/journal": { path: { player: string }; query?: { before?: number | undefined }; answer: JournalPage };
  "POST /console/players/{player}/message": { path: { player: string }; body: WriteToPlayerBody; keyed: true; answer: PlayerFile };
  "POST /console/players/{player}/reset-link": { path: { player: string }; body: ResetAccessBody; keyed: true; answer: ResetLink };
  "POST /console/players/{player}/block": { path: { player: string }; body: BlockPlayerBody; keyed: true; answer: PlayerFile };
  "POST /console/players/{player}/lift": { path: { player: string }; body: GiveReasonBody; keyed: true; answer: PlayerFile };
  "POST /console/players/{player}/exclude": { path: { player: string }; body: GiveReasonBody; keyed: true; answer: PlayerFile };
  "POST /console/players/{player}/readmit": { path: { player: string }; body: GiveReasonBody; keyed: true; answer: PlayerFile };
  "POST /console/players/{player}/adjust": { path: { player: string }; body: AdjustAccountBody; keyed: true; answer: PlayerFile };
  "POST /console/players/{player}/identity": { path: { player: string }; body: DecideIdentityBody; keyed: true; answer: PlayerFile };
  "POST /console/players/{player}/person": { path: { player: string }; body: CorrectPersonBody; keyed: true; answer: PlayerFile };
  "POST /console/players/{player}/erase": { path: { player: string }; body: GiveReasonBody; keyed: true; answer: PlayerFile };
  "GET /console/held": { query?: { skip?: number | undefined }; answer: HeldPlayers };
  "GET /console/questions": { query?: { state?: "waiting" | "answered" | "closed" | undefined; skip?: number | undefined }; answer: Inbox };
  "GET /console/questions/{question}": { path: { question: string }; answer: InboxFile };
  "POST /console/questions/{question}/answer": { path: { question: string }; body: AnswerQuestionBody; keyed: true; answer: InboxFile };
  "POST /console/questions/{question}/decide": { path: { question: string }; body: DecideDisputeBody; keyed: true; answer: InboxFile };
  "GET /console/guests/{guest_question}": { path: { guest_question: string }; answer: GuestFile };
  "POST /console/guests/{guest_question}/answer": { path: { guest_question: string }; body: AnswerGuestBody; keyed: true; answer: GuestFile };
  "GET /console/cases": { query?: { state?: "open" | "taken" | "closed" | undefined; skip?: number | undefined }; answer: CaseList };
  "POST /console/cases": { body: BeginCaseBody; keyed: true; answer: CaseFile };
  "GET /console/cases/{case}": { path: { case: string }; answer: CaseFile };
  "POST /console/cases/{case}/take": { path: { case: string }; keyed: true; answer: CaseFile };
  "POST /console/cases/{case}/measure": { path: { case: string }; body: TakeMeasureBody; keyed: true; answer: CaseFile };
  "POST /console/cases/{case}/close": { path: { case: string }; body: CloseCaseBody; keyed: true; answer: CaseFile };
  "GET /console/protection": { query?: { year?: number | undefined }; answer: ProtectionFigures };
  "GET /console/protection/file": { query?: { year?: number | undefined }; answer: unknown };
  "GET /console/plays/{play}": { path: { play: string }; answer: PlayFile };
  "GET /console/games/{game}": { path: { game: string }; answer: GameFile };
  "GET /console/monitor": { query?: { law?: string | undefined; days?: number | undefined }; answer: Monitor };
  "GET /console/reports": { query?: { by?: ReportBy | undefined; since?: string | undefined; until?: string | undefined }; answer: Reported };
  "GET /console/reports/file": { query?: { by?: ReportBy | undefined; since?: string | undefined; until?: string | undefined; format?: Format | undefined }; answer: unknown };
  "GET /console/events": { query?: { before?: string | undefined }; answer: EventPage };
  "GET /console/dossier": { answer: Dossiers };
  "GET /console/dossier/{name}": { path: { name: string }; answer: unknown };
  "GET /console/rounds": { query?: { before?: number | undefined }; answer: DailyChecks };
  "POST /console/rounds": { body: GiveReasonBody; answer: DailyChecks };
  "GET /console/alerts": { query?: { before?: number | undefined }; answer: Alerts };
  "POST /console/alerts/{alert}/answer": { path: { alert: number }; body: AnswerAlertBody; keyed: true; answer: Alerts };
  "GET /console/staff": { answer: StaffList };
  "POST /console/staff": { body: AppointStaffBody; answer: StaffInvited };
  "POST /console/staff/{name}/renew": { path: { name: string }; body: GiveReasonBody; answer: StaffInvited };
  "POST /console/staff/{name}/role": { path: { name: string }; body: ChangeStaffRoleBody; keyed: true; answer: StaffList };
  "POST /console/staff/{name}/dismiss": { path: { name: string }; body: GiveReasonBody; answer: StaffList };
  "GET /console/terms": { answer: TermsRegister };
  "GET /console/terms/{entry}/unread": { path: { entry: number }; query?: { after?: string | undefined }; answer: Readers };
  "GET /console/drafts/{draft}": { path: { draft: string }; answer: TermsDraft };
  "POST /console/drafts/{draft}": { path: { draft: string }; body: ChangeDraftBody; answer: TermsDraft };
  "POST /console/drafts": { body: KeepDraftBody; keyed: true; answer: TermsDraft };
  "POST /console/drafts/{draft}/discard": { path: { draft: string }; body: DiscardDraftBody; answer: TermsRegister };
  "POST /console/drafts/{draft}/publish": { path: { draft: string }; body: PublishDraftBody; keyed: true; answer: TermsRegister };
  "POST /console/proposals": { body: ProposeLawBody; keyed: true; answer: TermsDraft };
  "POST /console/online-terms": { body: PublishOnlineTermsBody; keyed: true; answer: TermsRegister };
  "GET /console/rates": { query?: { before?: number | undefined }; answer: RateRegister };
  "POST /console/rates": { body: PostRateBody; keyed: true; answer: RateRegister };
}
