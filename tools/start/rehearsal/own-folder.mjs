import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { Claim } from "../processes/claim.mjs"

/** File that marks a folder as created by a rehearsal, so that the next one may delete it. */
const MARK = ".shop-rehearsal"

/**
 * Creates the folder of the copy. Deletes the folder that a killed rehearsal left, and stops its programs.
 * @param {string} folder @throws StartFailure if the folder exists and no rehearsal created it, or if one is using it
 */
export async function createOwnFolder(folder) {
  if (existsSync(folder)) {
    if (!existsSync(join(folder, MARK)))
      throw new StartFailure(
        `${folder} exists, and no rehearsal created it. Name a folder that does not exist, because the rehearsal deletes it afterwards.`,
      )
    await new Claim(folder, folder).take()
    rmSync(folder, { recursive: true, force: true })
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, MARK), "")
  // Another rehearsal must not delete the folder before the copy starts.
  await new Claim(folder, folder).take()
}
