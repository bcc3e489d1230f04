/**
 * How jobs are parted among the nodes of a database and the lanes of a node: who prefers which, and
 * who gives a share to whom. The job executor calls this; nothing here reaches the database.
 */
package io.millrace.common.internal.job.lane;
