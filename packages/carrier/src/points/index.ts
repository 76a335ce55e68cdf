export { CachedDirectory, type PointSource } from "./cached-directory"
export { PointsAway, type FindQuery, type NearQuery, type Point, type PointDirectory } from "./point"
