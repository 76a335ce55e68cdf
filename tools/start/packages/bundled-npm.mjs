import { StartFailure } from "../failure.mjs"

/**
 * npm versions that Node releases contain (https://nodejs.org/dist/index.json): one release per npm minor, the first
 * and last of each supported Node line, and the release in the Dockerfile.
 * @type {Record<string, string>}
 */
export const BUNDLED_NPM = {
  "20.19.0": "10.8.2",
  "22.12.0": "10.9.0",
  "22.23.3": "10.9.8",
  "24.0.0": "11.3.0",
  "24.3.0": "11.4.2",
  "24.5.0": "11.5.1",
  "24.9.0": "11.6.0",
  "24.11.1": "11.6.2",
  "24.13.1": "11.8.0",
  "24.14.0": "11.9.0",
  "24.14.1": "11.11.0",
  "24.15.0": "11.12.1",
  "24.16.0": "11.13.0",
  "24.20.0": "11.19.0",
  "24.21.0": "11.19.0",
  "26.9.0": "11.19.1",
}

/**
 * Returns the npm version that a Node release contains.
 * @param {string} node for example "24.20.0" @returns {string}
 */
export function npmOf(node) {
  const npm = BUNDLED_NPM[node]
  if (!npm)
    throw new StartFailure(
      `tools/start/packages/bundled-npm.mjs has no npm version for Node ${node}. Add one.`,
    )
  return npm
}
