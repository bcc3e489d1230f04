package io.millrace.common.internal.xml;

import java.util.Arrays;

/** The text of a resource, which knows where its lines begin. */
final class XmlText {

  private final String text;
  private final int[] lineStarts;

  XmlText(String text) {
    this.text = text;
    this.lineStarts = lineStarts(text);
  }

  @Override
  public String toString() {
    return text;
  }

  /**
   * Returns the place of the tag that ends before a place: no tag holds a {@code <} but its first
   * character.
   */
  Place tagBefore(int line, int column) {
    if (line < 1 || line > lineStarts.length) {
      return new Place(line, column);
    }
    var start = text.lastIndexOf('<', lineStarts[line - 1] + column - 2);
    return start < 0 ? new Place(line, column) : placeOf(start);
  }

  Place placeOf(int offset) {
    var found = Arrays.binarySearch(lineStarts, offset);
    var line = found >= 0 ? found : -found - 2;
    return new Place(line + 1, offset - lineStarts[line] + 1);
  }

  private static int[] lineStarts(String text) {
    var starts = new int[64];
    var count = 1;
    for (var i = 0; i < text.length(); i++) {
      var c = text.charAt(i);
      if (c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n')) {
        starts = count == starts.length ? Arrays.copyOf(starts, 2 * count) : starts;
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  record Place(int line, int column) {}
}
