import { TestEnvironment } from "jest-environment-node"
import { objectionTo } from "./documented"

/**
 * Where tests over HTTP run. Jest loads all modules anew for each test file, and this one once for a worker: what is dear to make and
 * the same for all files is kept here and reached through the global scope.
 */
export default class ShopEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    this.global.apiDescription = { objectionTo }
  }
}
