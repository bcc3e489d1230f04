package io.millrace.cmmn.internal.casefile;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * How an instance of a case file item is called, which is the name of the variable that holds its
 * value: the names of the items from the outside in, with slashes between them, and with its number
 * behind each that is not the first of its item, such as {@code folder/letter[2]}.
 *
 * @param parts from the outside in; at least one
 */
public record ItemPath(List<Part> parts) {

  /** What separates an item from the one that holds it. */
  public static final String SLASH = "/";

  private static final Pattern PART = Pattern.compile("([^\\[\\]]+)(?:\\[([1-9]\\d{0,8})\\])?");

  /**
   * An instance among those of its item.
   *
   * @param name the name of the item
   * @param number its number, from 1
   */
  public record Part(String name, int number) {
    @Override
    public String toString() {
      return number == 1 ? name : name + "[" + number + "]";
    }
  }

  /** Copies the list. */
  public ItemPath {
    parts = List.copyOf(parts);
  }

  /** Reads a path; null if the text is none. */
  public static ItemPath of(String text) {
    var parts = new ArrayList<Part>();
    for (var part : text.split(SLASH, -1)) {
      var found = PART.matcher(part);
      if (!found.matches()) {
        return null;
      }
      var number = found.group(2) == null ? 1 : Integer.parseInt(found.group(2));
      parts.add(new Part(found.group(1), number));
    }
    return new ItemPath(parts);
  }

  /** Tells whether an item can have a name, which must not look like a path of several. */
  public static boolean isName(String name) {
    return !name.isBlank()
        && !name.endsWith(" ")
        && !name.contains(SLASH)
        && !name.contains("[")
        && !name.contains("]")
        && !name.contains(Reference.ARROW);
  }

  /** Returns the last part. */
  public Part last() {
    return parts.get(parts.size() - 1);
  }

  /** Returns the path of the instance that holds this one; null if none does. */
  public ItemPath parent() {
    return parts.size() == 1 ? null : new ItemPath(parts.subList(0, parts.size() - 1));
  }

  /** Returns the path of another instance of the same item. */
  public ItemPath numbered(int number) {
    var other = new ArrayList<>(parts);
    other.set(parts.size() - 1, new Part(last().name(), number));
    return new ItemPath(other);
  }

  /** Tells whether two paths are of one item in one parent. */
  public boolean isSibling(ItemPath other) {
    return numbered(1).equals(other.numbered(1));
  }

  /** Returns the name of the variable. */
  public String text() {
    return String.join(SLASH, parts.stream().map(Part::toString).toList());
  }

  @Override
  public String toString() {
    return text();
  }
}
