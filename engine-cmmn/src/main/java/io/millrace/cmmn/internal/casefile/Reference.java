package io.millrace.cmmn.internal.casefile;

/**
 * That an instance of a case file item refers to another. A variable without a value stands for it,
 * whose name is both paths with an arrow between them, such as {@code letter->person[2]}.
 *
 * @param source who refers
 * @param target to whom
 */
public record Reference(ItemPath source, ItemPath target) {

  /** What separates the source from the target. */
  public static final String ARROW = "->";

  /** Reads a reference; null if the text is none. */
  public static Reference of(String text) {
    var at = text.indexOf(ARROW);
    var source = at < 0 ? null : ItemPath.of(text.substring(0, at));
    var target = at < 0 ? null : ItemPath.of(text.substring(at + ARROW.length()));
    return source == null || target == null ? null : new Reference(source, target);
  }

  /** Returns the name of the variable. */
  public String text() {
    return source.text() + ARROW + target.text();
  }

  /** Tells whether it is of an instance or leads to it. */
  public boolean concerns(ItemPath path) {
    return source.equals(path) || target.equals(path);
  }
}
