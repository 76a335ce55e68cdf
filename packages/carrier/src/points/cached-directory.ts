import { POINTS_SHOWN } from "@bon-perroquet/contract/delivery"
import { PointsAway, type FindQuery, type NearQuery, type Point, type PointDirectory } from "./point"

/** Maximum age of a cached response in milliseconds: usually, and while the carrier is unavailable. */
const FRESH_MS = 60 * 60_000
const USABLE_MS = 7 * 24 * 60 * 60_000
/** Milliseconds without requests after a failure, so that the next shoppers do not wait for a timeout. */
const PAUSE_MS = 5_000
const MOST_ANSWERS = 500
const MOST_POINTS = 5_000

interface Kept<T> {
  value: T
  at: number
}

class Memory<T> {
  private readonly kept = new Map<string, Kept<T>>()

  constructor(private readonly most: number) {}

  get size(): number {
    return this.kept.size
  }

  set(key: string, value: T, at: number): void {
    this.kept.delete(key)
    this.kept.set(key, { value, at })
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) return
      this.kept.delete(oldest)
    }
  }

  get(key: string, since: number): T | undefined {
    const kept = this.kept.get(key)
    return kept && kept.at >= since ? kept.value : undefined
  }
}

/** A carrier's API of service points. Both methods throw PointsAway if the API does not respond. */
export interface PointSource {
  /** Returns the nearest points first. */
  search(query: NearQuery, about: { limit: number; now: number }): Promise<Point[]>
  read(query: FindQuery & { language: string }): Promise<Point | undefined>
}

export class CachedDirectory implements PointDirectory {
  private readonly answers = new Memory<Point[]>(MOST_ANSWERS)
  /** Points by id, null for unknown ids, so that they are not requested again. */
  private readonly points = new Memory<Point | null>(MOST_POINTS)
  private failedAt = Number.NEGATIVE_INFINITY

  constructor(
    private readonly source: PointSource,
    private readonly now: () => number = Date.now,
  ) {}

  isAvailable(): boolean {
    return !this.isPaused(this.now()) || this.answers.size > 0
  }

  /** A clock that was set back does not prolong the pause. */
  private isPaused(now: number): boolean {
    return Math.abs(now - this.failedAt) <= PAUSE_MS
  }

  async near(query: NearQuery): Promise<Point[]> {
    const key = [query.country, query.kind, query.postal_code, query.language].join(" ")
    return this.ask(this.answers, key, async () => {
      const results = await this.source.search(query, { limit: POINTS_SHOWN, now: this.now() })
      const points = await Promise.all(results.map((point) => this.withHours(point, query.language)))
      for (const point of points) this.points.set(keyOf(point), point, this.now())
      return points
    })
  }

  async find(query: FindQuery): Promise<Point | undefined> {
    const point = await this.ask(
      this.points,
      keyOf(query),
      async () => (await this.source.read({ ...query, language: "fr" })) ?? null,
    )
    // The stored distance belongs to an earlier search, so it is removed.
    if (!point) return undefined
    const kept = { ...point }
    delete kept.distance_m
    return kept
  }

  /** Adds opening hours, because search results may lack them. */
  private async withHours(point: Point, language: string): Promise<Point> {
    if (point.openings) return point
    const read = await this.source.read({ ...point, language }).catch(() => undefined)
    return { ...point, ...(read?.openings && { hours: read.hours, openings: read.openings }) }
  }

  /** @throws PointsAway */
  private async ask<T>(memory: Memory<T>, key: string, read: () => Promise<T>): Promise<T> {
    const now = this.now()
    const fresh = memory.get(key, now - FRESH_MS)
    if (fresh !== undefined) return fresh
    const usable = memory.get(key, now - USABLE_MS)
    if (this.isPaused(now)) {
      if (usable !== undefined) return usable
      throw new PointsAway("The carrier's locator failed a moment ago.")
    }
    try {
      const value = await read()
      this.failedAt = Number.NEGATIVE_INFINITY
      memory.set(key, value, this.now())
      return value
    } catch (error) {
      if (!(error instanceof PointsAway)) throw error
      this.failedAt = this.now()
      if (usable !== undefined) return usable
      throw error
    }
  }
}

const keyOf = ({ country, kind, id }: FindQuery): string => [country, kind, id].join(" ")
