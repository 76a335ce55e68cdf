import fc from "fast-check"
import { inputSeed } from "../campaign"

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inputSeed() })
