export { type FieldRanks, type Matches, RANK_STEP, type SearchWord, WordIndex } from "./word-index"
