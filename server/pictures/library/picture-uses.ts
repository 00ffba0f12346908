import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Whoever shows pictures of the library. */
export interface PictureUser {
  /** Names each place where a picture is used, for a person to read. It is asked while the picture's row is locked. */
  placesOf(pictureId: string, manager: EntityManager): Promise<string[]>;

  /** The ids of all that it uses. */
  usedBy(manager: EntityManager): Promise<string[]>;
}

/** Where pictures are used, as pictures/ sees it; what shows them adds itself when the application starts. */
@Injectable()
export class PictureUses {
  private readonly users: PictureUser[] = [];

  add(user: PictureUser): void {
    this.users.push(user);
  }

  async placesOf(pictureId: string, manager: EntityManager): Promise<string[]> {
    const places: string[] = [];
    for (const user of this.users) places.push(...(await user.placesOf(pictureId, manager)));
    return places;
  }

  async used(manager: EntityManager): Promise<string[]> {
    const used: string[] = [];
    for (const user of this.users) used.push(...(await user.usedBy(manager)));
    return used;
  }
}
