import { OpeningSoon } from "../OpeningSoon"

export function Component() {
  return <OpeningSoon />
}
