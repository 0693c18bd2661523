import { serveTasks } from '../../platform/worker';
import { FileError } from './file-error';
import { PictureError } from './picture-error';
import { picturesHere } from './picture-maker';
import type { PictureResult, PictureTask } from './picture-tasks';

/** A process of its own: the image library takes 50 MB and more while it works, and files of strangers are opened here alone. */
serveTasks<PictureTask, PictureResult, true>({
  ready: true,
  work: (task) => {
    switch (task.work) {
      case 'render':
        return picturesHere.render(...task.on);
      case 'draw':
        return picturesHere.draw(...task.on);
      case 'likeness':
        return picturesHere.likeness(...task.on);
      case 'cut':
        return picturesHere.cut(...task.on);
      case 'clean':
        return picturesHere.clean(...task.on);
    }
  },
  refusal: (error) => (error instanceof PictureError || error instanceof FileError ? error.reason : null),
});
