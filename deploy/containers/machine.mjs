import { execFileSync, spawn } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { StartFailure } from "../../tools/start/failure.mjs"
import { root } from "../../tools/start/paths.mjs"
import { runTask } from "../../tools/start/processes/task.mjs"

const DEBIAN = "trixie"
const MIRROR = "http://deb.debian.org/debian"
const PACKAGES = [
  ...["ca-certificates", "iptables"],
  ...["docker.io", "docker-cli", "docker-compose", "docker-buildx"],
]

/**
 * @typedef {object} Machine environment of the containers
 * @property {string[]} before prefix of Docker commands
 * @property {string[]} beside prefix of programs that use the containers' ports
 * @property {() => Promise<void>} stop
 */

/**
 * Returns this machine's Docker, or a Docker that is built from Debian packages.
 * @param {string} folder for generated files @returns {Promise<Machine>}
 */
export async function machineWithDocker(folder) {
  if (answers(["docker", "compose", "version"]) && answers(["docker", "info"]))
    return { before: [], beside: [], stop: async () => {} }
  return startOwn(folder)
}

/** @param {string[]} command */
function answers([command = "", ...args]) {
  try {
    execFileSync(command, args, { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

/**
 * Starts Docker in a Debian tree with a separate network. Reuses a running one, because two would change the same
 * containers.
 * @param {string} folder @returns {Promise<Machine>}
 */
async function startOwn(folder) {
  const stateFile = join(folder, "docker.json")
  const left = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, "utf8")) : undefined
  if (left && answers([...entering(left.docker).before, "docker", "info"])) return machineOf(stateFile, left)
  const tree = join(folder, "engine")
  await installPrograms()
  if (!existsSync(join(tree, "usr/sbin/dockerd"))) {
    rmSync(tree, { recursive: true, force: true })
    await makeTree(tree, await debianTree(folder))
  }
  mkdirSync(join(folder, "graph"), { recursive: true })
  const script = join(folder, "start-docker")
  writeFileSync(script, startScript(tree, join(folder, "graph")))
  const background = /** @type {const} */ ({ stdio: "ignore", detached: true })
  const { pid: docker = 0 } = spawn("unshare", ["--net", "--mount", "sh", script], background)
  // Blocks loopback addresses, so that containers cannot reach local servers.
  const words = ["--configure", "--mtu=1400", "--disable-host-loopback", String(docker), "tap0"]
  const { pid: network = 0 } = spawn("slirp4netns", words, background)
  for (let tries = 0; !answers([...entering(docker).before, "docker", "info"]); tries++) {
    if (tries > 120)
      throw new StartFailure(`Docker in ${tree} did not start. Run \`sh ${script}\` to see the reason.`)
    await pause(500)
  }
  writeFileSync(stateFile, JSON.stringify({ docker, network }))
  return machineOf(stateFile, { docker, network })
}

/** @param {number} pid of a Docker with its own network and tree */
function entering(pid) {
  const enter = ["nsenter", "--target", String(pid), "--net"]
  return {
    before: [...enter, "--mount", "--", "sh", "-c", `cd ${root}; exec "$@"`, "sh"],
    beside: [...enter, "--"],
  }
}

/** @param {string} stateFile @param {{ docker: number, network: number }} pids @returns {Machine} */
const machineOf = (stateFile, { docker, network }) => ({
  ...entering(docker),
  stop: async () => {
    rmSync(stateFile)
    process.kill(docker, "SIGTERM")
    // Waits until Docker has ended, because it stops its containers first.
    for (let tries = 0; existsSync(`/proc/${docker}/root/usr`) && tries < 240; tries++) await pause(500)
    process.kill(network, "SIGTERM")
  },
})

/** @type {Record<string, string>} */
const PROGRAMS = {
  debootstrap: "debootstrap",
  slirp4netns: "slirp4netns",
  nsenter: "util-linux",
  unshare: "util-linux",
}

/** Installs missing programs. Throws without root or on another system than Debian. */
async function installPrograms() {
  if (process.getuid?.() !== 0)
    throw new StartFailure(
      "Docker is not running. Start it, or run this command as root to start a temporary one.",
    )
  const isMissing = (/** @type {string} */ program) => !answers(["sh", "-c", `command -v ${program}`])
  const packages = Object.entries(PROGRAMS).flatMap(([program, name]) => (isMissing(program) ? name : []))
  if (!packages.length) return
  const install = ["install", "--yes", "--no-install-recommends", ...new Set(packages)]
  const failure = `Docker is not running. To start a temporary one, run \`apt-get update && apt-get ${install.join(" ")}\` first:`
  if (!answers(["sh", "-c", "command -v apt-get"]))
    throw new StartFailure(failure, "apt-get is not installed.")
  await runTask({ command: "apt-get", args: ["update"], failure })
  await runTask({ command: "apt-get", args: install, failure })
}

/** @param {string} tree @param {string} debian tree to copy */
async function makeTree(tree, debian) {
  const task = (/** @type {string} */ command, /** @type {string[]} */ args) =>
    runTask({ command, args, failure: `${command} for Docker failed:` })
  await task("cp", ["--archive", "--one-file-system", debian, tree])
  await task("chroot", [tree, "apt-get", "install", "--yes", "--no-install-recommends", ...PACKAGES])
}

/** @param {string} folder @returns {Promise<string>} path of a minimal Debian file tree */
export async function debianTree(folder) {
  const tree = join(folder, "debian")
  const created = join(folder, "debian-made")
  if (existsSync(created)) return tree
  rmSync(tree, { recursive: true, force: true })
  await runTask({
    ...{ command: "debootstrap", args: ["--variant=minbase", DEBIAN, tree, MIRROR] },
    failure: "The Debian base image could not be built:",
  })
  writeFileSync(created, "")
  return tree
}

/**
 * Returns a script that starts Docker. It mounts the root separately, because Docker changes how mounts propagate.
 * @param {string} tree root of Docker's file system @param {string} graph folder of Docker's data
 */
const startScript = (tree, graph) => `set -eu
mount --make-rprivate /
ip link set lo up
mount --bind ${tree} ${tree}
mount -t proc proc ${tree}/proc
mount --rbind /sys ${tree}/sys
mount --rbind /dev ${tree}/dev
mount -t tmpfs tmpfs ${tree}/run
mount -t tmpfs tmpfs ${tree}/tmp
mkdir -p ${tree}${root} ${tree}/var/lib/docker ${tree}/old
mount --rbind ${root} ${tree}${root}
mount --bind ${graph} ${tree}/var/lib/docker
# slirp4netns answers for names there.
echo "nameserver 10.0.2.3" > ${tree}/etc/resolv.conf
cd ${tree}
pivot_root . old
exec chroot . sh -c 'umount -l /old; exec dockerd --storage-driver overlay2 > /run/docker.log 2>&1'
`
