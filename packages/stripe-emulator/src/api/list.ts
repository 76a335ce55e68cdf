import type { List } from "../objects/wire"
import { badParameter } from "../fault"
import type { TimeFilter } from "./parameters"

export type PageOptions = {
  created?: TimeFilter
  limit: number
  starting_after?: string
  ending_before?: string
}

/** Returns one page of a list, newest first. @param inOrder the whole list, oldest first */
export function pageOf<T extends { id: string; created: number }>(
  inOrder: Iterable<T>,
  options: PageOptions,
  url: string,
): List<T> {
  const all = [...inOrder].reverse().filter((item) => within(item.created, options.created))
  const { limit, starting_after: after, ending_before: before } = options
  if (before !== undefined) {
    const end = positionOf(all, before, "ending_before")
    const start = Math.max(0, end - limit)
    return { object: "list", data: all.slice(start, end), has_more: start > 0, url }
  }
  const start = after === undefined ? 0 : positionOf(all, after, "starting_after") + 1
  return { object: "list", data: all.slice(start, start + limit), has_more: start + limit < all.length, url }
}

export function within(created: number, { gt, gte, lt, lte }: TimeFilter = {}): boolean {
  return (
    created > (gt ?? -Infinity) &&
    created >= (gte ?? -Infinity) &&
    created < (lt ?? Infinity) &&
    created <= (lte ?? Infinity)
  )
}

function positionOf(all: { id: string }[], id: string, param: string): number {
  const position = all.findIndex((item) => item.id === id)
  if (position < 0) throw badParameter(`No such object: '${id}'`, param, "resource_missing")
  return position
}
