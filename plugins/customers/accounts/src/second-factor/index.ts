export { passChallenge, readCode } from "./code"
export { demandSecondFactor } from "./demand"
export { takeSecondFactor } from "./take"
export {
  confirmSecondFactor,
  forgetRecoveryCodes,
  newRecoveryCodes,
  recoveryCodesLeft,
  removeSecondFactor,
  startSecondFactor,
} from "./factor"
