import './setup/node-version.mjs';
import { installPackages } from './setup/packages.mjs';

installPackages();
