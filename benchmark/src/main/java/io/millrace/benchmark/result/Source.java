package io.millrace.benchmark.result;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One of the files that a report is about.
 *
 * @param name what tells it from the others: the database, and what the command changed about it
 * @param file its content
 */
public record Source(String name, RunFile file) {

  /** The options that change what a database can do, so that they belong to the name. */
  private static final Set<String> TELLING = Set.of("--latency", "--rate");

  /**
   * Names files by their databases, by latency and rate if the command gave any, and by a number
   * where that is not enough.
   *
   * @param files the files
   * @return the files with different names, in the same order
   */
  public static List<Source> of(List<RunFile> files) {
    Set<String> taken = new HashSet<>();
    List<Source> sources = new ArrayList<>();
    for (RunFile file : files) {
      String name = name(file);
      for (int number = 2; !taken.add(name); number++) {
        name = name(file) + " (" + number + ")";
      }
      sources.add(new Source(name, file));
    }
    return List.copyOf(sources);
  }

  private static String name(RunFile file) {
    StringBuilder name = new StringBuilder("unknown database");
    if (file.database() != null) {
      name = new StringBuilder(file.database().product() + " " + file.database().version());
    }
    List<String> words = file.command() == null ? List.of() : file.command();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (TELLING.contains(word) && i + 1 < words.size()) {
        name.append(", ").append(word.substring(2)).append(' ').append(words.get(i + 1));
      } else if (TELLING.stream().anyMatch(option -> word.startsWith(option + "="))) {
        name.append(", ").append(word.substring(2).replace('=', ' '));
      }
    }
    return name.toString();
  }

  /**
   * Divides the file.
   *
   * @return a group for each process and level of history, in the order in which they ran
   */
  public List<Group> groups() {
    return Group.of(this);
  }
}
