import { useToday } from "@bon-perroquet/shop-react/admin"

/** Product information is an optional plugin. */
export function useKeepsInformation(): boolean {
  const { data } = useToday()
  return data !== undefined && data.uninformed !== null
}
