import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"

// The folder of pictures may be a volume, which can't be renamed and whose neighbours can't be written: everything
// happens inside it. What is there under a name with a dot in front is ours; nobody serves it and no backup takes it.
// At every moment the folder alone tells how far an exchange got, so that one that was broken off can be taken back.

/** @param {string} uploads @param {string} moment what is to be put there */
const stagedIn = (uploads, moment) => join(uploads, `.restored-${moment}`)
/** @param {string} uploads @param {string} moment what was there */
const keptIn = (uploads, moment) => join(uploads, `.before-${moment}`)
/** @param {string} uploads @param {string} moment names of what is to be put there */
const namesIn = (uploads, moment) => join(uploads, `.restored-${moment}.json`)

/** What belongs to the shop in a folder of pictures. @param {string} name of something in it */
export const isPicture = (name) => !name.startsWith(".")

/** @param {string} folder */
const picturesIn = (folder) => (existsSync(folder) ? readdirSync(folder).filter(isPicture) : [])

/** Copies what was saved beside what is there: whether there is room and a right to write shows before anything changes. @param {string} saved @param {string} uploads @param {string} moment */
export function stage(saved, uploads, moment) {
  mkdirSync(stagedIn(uploads, moment), { recursive: true })
  if (existsSync(saved)) cpSync(saved, stagedIn(uploads, moment), { recursive: true })
  writeFileSync(namesIn(uploads, moment), JSON.stringify(picturesIn(stagedIn(uploads, moment))))
}

/** What is there makes room, then what is staged takes its place. @param {string} uploads @param {string} moment */
export function exchange(uploads, moment) {
  const [staged, kept] = [stagedIn(uploads, moment), keptIn(uploads, moment)]
  mkdirSync(kept)
  for (const name of picturesIn(uploads)) renameSync(join(uploads, name), join(kept, name))
  for (const name of picturesIn(staged)) renameSync(join(staged, name), join(uploads, name))
}

/** As it was before staging. @param {string} uploads @param {string} moment */
export function takeBack(uploads, moment) {
  const [staged, kept] = [stagedIn(uploads, moment), keptIn(uploads, moment)]
  const list = namesIn(uploads, moment)
  /** @type {string[]} */
  const names = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : []
  // Nothing leaves the staging before everything else has made room.
  for (const name of names)
    if (!existsSync(join(staged, name))) rmSync(join(uploads, name), { recursive: true, force: true })
  for (const name of picturesIn(kept)) renameSync(join(kept, name), join(uploads, name))
  rmSync(kept, { recursive: true, force: true })
  finish(uploads, moment)
}

/** What was there stays, as `.before-…`; an empty one need not. @param {string} uploads @param {string} moment */
export function finish(uploads, moment) {
  if (picturesIn(keptIn(uploads, moment)).length === 0)
    rmSync(keptIn(uploads, moment), { recursive: true, force: true })
  rmSync(stagedIn(uploads, moment), { recursive: true, force: true })
  rmSync(namesIn(uploads, moment), { force: true })
}

/**
 * Brings an exchange that was broken off (power, a kill) to what the database says became of it.
 * @param {string} uploads @param {() => Promise<string | null>} lastRestored the moment of the restore that the database holds
 */
export async function settlePictures(uploads, lastRestored) {
  if (!existsSync(uploads)) return
  const begun = readdirSync(uploads).flatMap((name) => /^\.restored-(.*?)(?:\.json)?$/.exec(name)?.[1] ?? [])
  if (begun.length === 0) return
  const done = await lastRestored()
  for (const moment of new Set(begun)) {
    if (moment === done) finish(uploads, moment)
    else takeBack(uploads, moment)
  }
}
