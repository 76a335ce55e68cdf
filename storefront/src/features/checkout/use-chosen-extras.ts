import { useExtras } from "@bon-perroquet/shop-react"
import { useState } from "react"

/** Returns extras and the selected ones, by default none. */
export function useChosenExtras() {
  const { data } = useExtras()
  const [wanted, setWanted] = useState<readonly string[]>([])
  const extras = data?.extras ?? []
  return {
    extras,
    chosen: extras.filter(({ code }) => wanted.includes(code)),
    choose: (code: string, on: boolean) =>
      setWanted((codes) => [...codes.filter((each) => each !== code), ...(on ? [code] : [])]),
  }
}

export type ExtrasChoice = ReturnType<typeof useChosenExtras>
