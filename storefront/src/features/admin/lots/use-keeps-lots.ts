import { useToday } from "@bon-perroquet/shop-react/admin"

/** Returns whether the optional plugin for lots is installed. */
export function useKeepsLots(): boolean {
  const { data } = useToday()
  return data !== undefined && data.lots !== null
}
