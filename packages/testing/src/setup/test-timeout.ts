import { jest } from "@jest/globals"
import { LIMITS } from "../limits"

jest.setTimeout(LIMITS.test)
