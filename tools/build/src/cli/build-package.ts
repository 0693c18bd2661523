import { basename } from 'node:path';
import { buildGallery } from '../release/build-gallery';
import { buildRelease } from '../release/build-release';
import type { BuildResult } from '../release/build-result';
import { buildServer } from '../release/build-server';
import { DEMO_WORLD, SERVER, UI_KIT } from './workspace';

/** Packages that become something else than a release. */
const BUILDS: Readonly<Record<string, (directory: string) => Promise<BuildResult>>> = {
  [SERVER]: buildServer,
  [DEMO_WORLD]: buildServer,
  [UI_KIT]: buildGallery,
};

/** Builds the package in a folder into what packages of its name become. @throws {BuildError} for anything wrong in it */
export function buildPackage(directory: string): Promise<BuildResult> {
  return (BUILDS[basename(directory)] ?? buildRelease)(directory);
}
