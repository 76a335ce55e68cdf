import { useState } from "react"
import { readSettings, storeSettings, type Hideable, type ListSettings } from "./list-settings"

export function useListSettings() {
  const [settings, setSettings] = useState(readSettings)

  function change(changes: Partial<ListSettings>) {
    const next = { ...settings, ...changes }
    storeSettings(next)
    setSettings(next)
  }

  const others = (name: string) => settings.views.filter((view) => view.name !== name)
  return {
    ...settings,
    /** Stores a view (a saved filter) under a name. Replaces a view with the same name. */
    keep: (name: string, query: string) => change({ views: [...others(name), { name, query }] }),
    drop: (name: string) => change({ views: others(name) }),
    toggle: (column: Hideable) =>
      change({
        hidden: settings.hidden.includes(column)
          ? settings.hidden.filter((each) => each !== column)
          : [...settings.hidden, column],
      }),
  }
}

export type Settings = ReturnType<typeof useListSettings>
