import { objectionTo } from "./documented"
import SharedPackagesEnvironment from "./test-environment"

/**
 * Jest loads modules per test file, but the environment once per worker, so expensive shared objects are
 * created here and passed through the global scope.
 */
export default class ShopEnvironment extends SharedPackagesEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    this.global.apiDescription = { objectionTo }
  }
}
