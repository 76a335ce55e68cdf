import { agentName } from "."

it.each([
  [["https://chatgpt.com/.well-known/ucp"], "chatgpt.com"],
  [["", "Claude-User/1.0 (+https://anthropic.com)"], "claude-user"],
  [[undefined, "My Assistant"], "my"],
  [["<script>"], "script"],
  [[undefined, ""], "unknown"],
])("an assistant that states %j is counted as %s", (stated, name) => {
  expect(agentName(...stated)).toBe(name)
})
