import { objectionTo } from "./documented"
import SharedPackagesEnvironment from "./test-environment"

/**
 * Where tests over HTTP run. Jest loads what is ours anew for each test file, and this one once for a worker: what is dear to make and
 * the same for all files is kept here and reached through the global scope.
 */
export default class ShopEnvironment extends SharedPackagesEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    this.global.apiDescription = { objectionTo }
  }
}
