import { basket } from "./basket.mjs"
import { bowl } from "./bowl.mjs"
import { cloth } from "./cloth.mjs"
import { jar } from "./jar.mjs"
import { board, loose } from "./loose.mjs"
import { sack, windowBag } from "./sack.mjs"
import { scoop } from "./scoop.mjs"
import { string } from "./string.mjs"

export const vessels = { basket, board, bowl, cloth, jar, loose, sack, scoop, string, windowBag }
