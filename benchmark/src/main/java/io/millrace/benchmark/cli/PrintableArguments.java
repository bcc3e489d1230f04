package io.millrace.benchmark.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The words of a command line as reports may show them.
 *
 * @param words the words as given
 */
record PrintableArguments(List<String> words) {

  private static final String HIDDEN = "***";
  private static final String PASSWORD = "--password";
  private static final Pattern IN_ADDRESS =
      Pattern.compile(
          "((?:password|pwd)=)[^&;]*|(//[^/@:]*:)[^/@]*(?=@)", Pattern.CASE_INSENSITIVE);

  /** Returns the words, with stars where passwords stand. */
  List<String> withoutSecrets() {
    List<String> printable = new ArrayList<>();
    String before = "";
    for (String word : words) {
      printable.add(printable(before, word));
      before = word;
    }
    return printable;
  }

  private static String printable(String before, String word) {
    if (before.equals(PASSWORD) && !word.startsWith("--")) {
      return HIDDEN;
    }
    if (word.startsWith(PASSWORD + "=")) {
      return PASSWORD + "=" + HIDDEN;
    }
    return IN_ADDRESS
        .matcher(word)
        .replaceAll(found -> (found.group(1) == null ? found.group(2) : found.group(1)) + HIDDEN);
  }
}
