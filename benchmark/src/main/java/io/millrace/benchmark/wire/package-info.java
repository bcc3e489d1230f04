/**
 * What stands between an engine and its database: a proxy that counts round trips and bytes and can
 * make the way longer, so that a remote database can be measured on one machine. The command line
 * and the counting pass put it there; meters read it. It may call the proxy of the test library.
 */
package io.millrace.benchmark.wire;
