export { noticeAfter } from "./notice"
export { prove, recordProof } from "./prove"
