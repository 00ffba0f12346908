import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A feature that shows pictures of the library. */
export interface PictureUser {
  /** Human-readable names of the places where a picture is used. Before a deletion, it runs under the lock on the picture's row. */
  placesOf(pictureId: string, manager: EntityManager): Promise<string[]>;

  /** The ids of all pictures that it uses. */
  usedBy(manager: EntityManager): Promise<string[]>;
}

/** Registry of the features that use pictures, which add themselves at startup: pictures/ does not import them. */
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
