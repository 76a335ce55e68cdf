export { type FieldRanks, type Matches, RANK_STEP, type Sought, WordIndex } from "./word-index"
