/**
 * Flight Recorder profiles of measured loads. The command line and the workers hand an observer to
 * what runs a point. It may call the measuring package.
 */
package io.millrace.benchmark.profile;
