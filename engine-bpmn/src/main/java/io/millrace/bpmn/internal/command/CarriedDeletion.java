package io.millrace.bpmn.internal.command;

import io.millrace.common.internal.listener.SkipOptions;

/**
 * How instances are deleted, as the document of a batch carries it. Stateless.
 *
 * <p>Where nothing is left out the document is the reason, as it is in batches of earlier versions.
 * Else a line with the names of what is left out comes before it, which begins with a character
 * that no reason has.
 */
final class CarriedDeletion {

  private static final String MARK = "\u001e";
  private static final String LISTENERS = "skipCustomListeners";
  private static final String MAPPINGS = "skipIoMappings";

  private CarriedDeletion() {}

  static String write(DeletionRequest request) {
    var skips = request.skips();
    if (skips.equals(SkipOptions.NONE)) {
      return request.reason();
    }
    return MARK
        + (skips.customListeners() ? LISTENERS : "")
        + " "
        + (skips.ioMappings() ? MAPPINGS : "")
        + "\n"
        + (request.reason() == null ? "" : request.reason());
  }

  static DeletionRequest read(String document) {
    if (document == null || !document.startsWith(MARK)) {
      return new DeletionRequest(document);
    }
    var end = document.indexOf('\n');
    var options = document.substring(0, end);
    var reason = document.substring(end + 1);
    var skips = new SkipOptions(options.contains(LISTENERS), options.contains(MAPPINGS));
    return new DeletionRequest(reason.isEmpty() ? null : reason, skips, true);
  }
}
