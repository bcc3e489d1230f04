package io.millrace.bpmn.internal.parser.lenient;

import java.util.List;

/**
 * A file that was read leniently.
 *
 * @param xml what is deployed; the file itself where no liberty was taken
 * @param liberties what was taken, in the order of its lines
 */
public record LenientFile(byte[] xml, List<TakenLiberty> liberties) {

  /** Copies the list. */
  public LenientFile {
    liberties = List.copyOf(liberties);
  }
}
