import { useToday } from "@bon-perroquet/shop-react/admin"

/** Returns true if the shop has the optional lots plugin. */
export function useKeepsLots(): boolean {
  const { data } = useToday()
  return data !== undefined && data.lots !== null
}
