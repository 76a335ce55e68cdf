import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { basename, join } from "node:path"

// A restore exchanges the files inside the folder of pictures, because a folder that is a volume cannot be renamed.
// Names with a leading dot are internal. The content of the folder shows how far an exchange got, so that it can be
// undone.

/**
 * Returns the folder of the new pictures before the exchange.
 * @param {string} uploads @param {string} moment timestamp of the restore
 */
const stagedIn = (uploads, moment) => join(uploads, `.restored-${moment}`)
/** Returns the folder of the old pictures. @param {string} uploads @param {string} moment timestamp of the restore */
const oldFolderIn = (uploads, moment) => join(uploads, `.before-${moment}`)
/**
 * Returns the file with the names of the new pictures.
 * @param {string} uploads @param {string} moment timestamp of the restore
 */
const namesIn = (uploads, moment) => join(uploads, `.restored-${moment}.json`)

/** Returns whether a file is a picture. Internal files of a restore have a leading dot. @param {string} name */
const isPicture = (name) => !name.startsWith(".")

/** @param {string} folder */
const picturesIn = (folder) => (existsSync(folder) ? readdirSync(folder).filter(isPicture) : [])

/**
 * Copies the pictures for a backup. Follows links, because the folder or a part of it may be on another disk, and omits
 * broken ones.
 * @param {string} uploads @param {string} to
 */
export function copyPictures(uploads, to) {
  const from = realpathSync(uploads)
  const filter = (/** @type {string} */ path) =>
    path === from || (isPicture(basename(path)) && existsSync(path))
  cpSync(from, to, { recursive: true, dereference: true, filter })
}

/**
 * Copies the saved pictures next to the current ones. Missing space or permissions cause an error before anything
 * changes.
 * @param {string} saved @param {string} uploads @param {string} moment
 */
export function stage(saved, uploads, moment) {
  mkdirSync(stagedIn(uploads, moment), { recursive: true })
  if (existsSync(saved)) cpSync(saved, stagedIn(uploads, moment), { recursive: true })
  writeFileSync(namesIn(uploads, moment), JSON.stringify(picturesIn(stagedIn(uploads, moment))))
}

/**
 * Moves the current pictures into a hidden folder, and the pictures of the backup to their place.
 * @param {string} uploads @param {string} moment
 */
export function exchange(uploads, moment) {
  const [staged, oldFolder] = [stagedIn(uploads, moment), oldFolderIn(uploads, moment)]
  mkdirSync(oldFolder)
  for (const name of picturesIn(uploads)) renameSync(join(uploads, name), join(oldFolder, name))
  for (const name of picturesIn(staged)) renameSync(join(staged, name), join(uploads, name))
}

/** Undoes an exchange of pictures, even one that was interrupted. @param {string} uploads @param {string} moment */
export function takeBack(uploads, moment) {
  const [staged, oldFolder] = [stagedIn(uploads, moment), oldFolderIn(uploads, moment)]
  // Moves back new pictures. `exchange` moves all old pictures before the first new one. They are not deleted: if this
  // is interrupted too, the next call must not mistake an old picture with the same name for a new one.
  for (const name of namesOf(uploads, moment))
    if (!existsSync(join(staged, name)) && existsSync(join(uploads, name)))
      renameSync(join(uploads, name), join(staged, name))
  for (const name of picturesIn(oldFolder)) renameSync(join(oldFolder, name), join(uploads, name))
  finish(uploads, moment)
}

/**
 * Returns the names of the new pictures. Empty if the list was not written completely: then no picture was moved.
 * @param {string} uploads @param {string} moment @returns {string[]}
 */
function namesOf(uploads, moment) {
  try {
    return JSON.parse(readFileSync(namesIn(uploads, moment), "utf8"))
  } catch {
    return []
  }
}

/**
 * Removes the internal files of an exchange, except the old pictures in `.before-…`.
 * @param {string} uploads @param {string} moment
 */
export function finish(uploads, moment) {
  if (picturesIn(oldFolderIn(uploads, moment)).length === 0)
    rmSync(oldFolderIn(uploads, moment), { recursive: true, force: true })
  // The list is deleted first. Otherwise new pictures that are missing here would seem to have been moved.
  rmSync(namesIn(uploads, moment), { force: true })
  rmSync(stagedIn(uploads, moment), { recursive: true, force: true })
}

/**
 * Completes an interrupted exchange if the database was restored, otherwise undoes it.
 * @param {string} uploads
 * @param {() => Promise<string | null>} lastRestored timestamp of the last restore, from the database
 */
export async function finishInterruptedExchange(uploads, lastRestored) {
  if (!existsSync(uploads)) return
  const unfinished = readdirSync(uploads).flatMap(
    (name) => /^\.restored-(.*?)(?:\.json)?$/.exec(name)?.[1] ?? [],
  )
  if (unfinished.length === 0) return
  const done = await lastRestored()
  for (const moment of new Set(unfinished)) {
    if (moment === done) finish(uploads, moment)
    else takeBack(uploads, moment)
  }
}
