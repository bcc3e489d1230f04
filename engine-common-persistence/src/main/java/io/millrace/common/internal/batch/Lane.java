package io.millrace.common.internal.batch;

/**
 * The part of a batch that one row of jobs works on, as it stands in the configuration of a job.
 *
 * @param batchId the batch
 * @param next the id of the next part
 * @param last the id of the last one
 * @param most how many parts a job works on
 * @param singlyUntil up to which part they are worked on one by one, since one of them failed; 0
 *     for none
 */
record Lane(long batchId, long next, long last, int most, long singlyUntil) {

  static Lane parse(String text) {
    var parts = text.split(":");
    return new Lane(
        Long.parseLong(parts[0]),
        Long.parseLong(parts[1]),
        Long.parseLong(parts[2]),
        Integer.parseInt(parts[3]),
        Long.parseLong(parts[4]));
  }

  String text() {
    return batchId + ":" + next + ":" + last + ":" + most + ":" + singlyUntil;
  }

  int size() {
    return next <= singlyUntil ? 1 : most;
  }

  Lane after(long done) {
    return new Lane(batchId, done + 1, last, most, singlyUntil);
  }

  Lane singly(long until) {
    return new Lane(batchId, next, last, most, until);
  }
}
